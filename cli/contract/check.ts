import type { z } from 'zod';
import { type ProblemCode, ProblemDetails, problemTable } from '../../src/contract/errors.js';
import { type Operation, shopApiHeaders } from '../../src/contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../src/contract/shop-api.js';
import { schemaOf } from '../../src/openapi/components.js';
import { exampleOf } from '../../src/openapi/examples.js';
import { type Answer, type CallOptions, sendCall, type Visitor } from './send-call.js';

/** Milliseconds after which a call counts as failed. */
const deadline = 30_000;
/** Maximum number of faulty fields that are listed for a response. */
const longestList = 10;

/** An operation that did not do what the contract says; further checks of it make no sense. */
export class CheckFailed extends Error {}

/** Example of the response of an operation. */
export const exampleFor = (name: OperationName): unknown => {
  const { status, produces, output }: Operation = shopApi[name];
  if (status === 204 || produces) return undefined;
  return exampleOf(schemaOf(output), name);
};
const valueAt = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[Array.isArray(value) ? 0 : key], whole);

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
};

/** Checks of one operation: what passed, what is missing, and headers that are missing but tolerated. */
export class Check<Name extends OperationName = OperationName> {
  readonly passed: string[] = [];
  readonly missing: string[] = [];
  readonly headers = new Set<string>();

  constructor(
    private readonly url: string,
    readonly name: Name,
  ) {}

  private get operation(): Operation {
    return shopApi[this.name];
  }

  /** Adds a fault and ends the checks of the operation. */
  private fail(fault: string): never {
    this.missing.push(fault);
    throw new CheckFailed(fault);
  }

  /** Adds the sentence to what passed, or to what is missing. */
  that(sentence: string, isTrue: boolean): void {
    (isTrue ? this.passed : this.missing).push(sentence);
  }

  private async send(input: Record<string, unknown>, visitor: Visitor, options: CallOptions): Promise<Answer> {
    const answer = await sendCall(this.url, this.name, input, visitor, { ...options, signal: AbortSignal.timeout(deadline) }).catch((error: unknown) =>
      this.fail(`does not respond: ${error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)}`),
    );
    if (!answer.headers.get(shopApiHeaders.requestId)) this.headers.add('X-Request-Id: the id of the request, to find it in logs');
    return answer;
  }

  /** Sends a call that must succeed. @param when the case, for the report @returns its output */
  async ok(input: InputOf<Name>, visitor: Visitor, when = '', options: CallOptions = {}): Promise<OutputOf<Name>> {
    const answer = await this.send(input, visitor, options);
    const { status, produces } = this.operation;
    const suffix = when && ` ${when}`;
    if (answer.status !== status) this.fail(`responds ${answer.status} instead of ${status}${suffix}: ${answer.bytes.toString().slice(0, 300)}`);
    if (options.isRepeated && answer.headers.get(shopApiHeaders.idempotentReplayed) !== 'true')
      this.headers.add('Idempotent-Replayed: true, on the response to a repeated idempotency key');
    const output = status === 204 || produces ? (answer as OutputOf<Name>) : this.read(answer);
    this.passed.push(`responds ${status}${suffix}`);
    return output;
  }

  /** Sends a call that must succeed, or be refused with this code. */
  async okOrRefused(code: ProblemCode, input: InputOf<Name>, visitor: Visitor): Promise<void> {
    const { status } = await this.send(input, visitor, {});
    if (status === problemTable[code]) await this.refused('a feature that is not configured', code, input, visitor);
    else await this.ok(input, visitor);
  }

  private read({ bytes, headers }: Answer): OutputOf<Name> {
    const body = parsed(bytes);
    if (body === undefined) this.fail('the response is not JSON');
    if (!headers.get('content-type')?.includes('json')) this.headers.add('Content-Type: application/json');
    const output = this.operation.output.safeParse(body);
    if (!output.success) this.fail(this.faultsOf(output.error));
    return output.data as OutputOf<Name>;
  }

  /** Faulty fields, each with an example. */
  private faultsOf({ issues }: z.ZodError): string {
    const example = exampleFor(this.name);
    const faults = issues.slice(0, longestList).map(({ path, message }) => {
      const value = valueAt(example, path);
      return `${path.join('.') || 'the response'}: ${message}${value === undefined ? '' : `; for example ${JSON.stringify(value)}`}`;
    });
    if (issues.length > longestList) faults.push(`and ${issues.length - longestList} more fields`);
    return faults.join('\n');
  }

  /** Sends a call that must be refused with one of these codes. Several codes must be in the body; a single NOT_FOUND need not be. @param when the case, for the report */
  async refused(when: string, code: ProblemCode | readonly ProblemCode[], input: Record<string, unknown>, visitor: Visitor, options: CallOptions = {}): Promise<void> {
    const codes = [code].flat() as ProblemCode[];
    const { status, headers, bytes } = await this.send(input, visitor, options);
    const wanted = codes.map((one) => `${problemTable[one]} ${one}`).join(' or ');
    const fitting = codes.filter((one) => problemTable[one] === status);
    if (fitting.length === 0) return this.that(`responds ${status} instead of ${wanted} for ${when}`, false);
    if (!headers.get('content-type')?.startsWith('application/problem+json')) this.headers.add('Content-Type: application/problem+json, on errors');
    if ((status === 429 || status === 503) && !headers.get('retry-after')) this.headers.add('Retry-After: seconds, with 429 and 503');
    const problem = ProblemDetails.safeParse(parsed(bytes));
    // The storefront treats a 404 without a code as NOT_FOUND. But if nothing else is checked, the path may not exist.
    const isPlain = status === 404 && codes.length === 1;
    if (!problem.success && !isPlain) return this.that(`has no problem details with a code for ${when}: ${JSON.stringify(exampleProblem(fitting[0]!))}`, false);
    const given = problem.data?.code;
    if (given && !fitting.includes(given)) return this.that(`responds with the code ${given} instead of ${fitting.join(' or ')} for ${when}`, false);
    this.that(`responds ${status} ${given ?? fitting[0]} for ${when}`, true);
  }
}

const exampleProblem = (code: ProblemCode) => ({ type: `urn:problem:${code.toLowerCase()}`, title: code, status: problemTable[code], code, errors: [] });
