import { type Answer, type CallOptions, sendCall } from '../../cli/contract/send-call.js';
import { type ProblemCode, ProblemDetails, problemTable } from '../../src/contract/errors.js';
import { type Operation, problemsOf } from '../../src/contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../src/contract/shop-api.js';

/** Shop API under test, called directly or through the REST endpoints of a storefront. */
export interface Target {
  name: string;
  url: string;
  /** Token of the link to a view, from the latest mail to an address; undefined when the suite cannot read mails. */
  tokenFor?(email: string, view: string): Promise<string>;
  /** Token of the order link in a mail to an address. */
  orderKeyFor?(email: string): Promise<string>;
  /** Allowed return URL of payments; default: that of this project. */
  returnUrl?: string;
  /** Existing account, for a Shop API whose mails the suite cannot read. */
  account?: { email: string; password: string };
  /** API key with all scopes. */
  apiKey?: string;
  /** Starts and completes the OAuth consent at the ERP. @returns parameters of the callback */
  signInAtErp?(): Promise<{ code: string; state: string }>;
  /** Slug in nl-NL of a product that is not sold any more. */
  endedSlug?: string;
  /** Whether the review service is configured. */
  hasReviews?: boolean;
}

/** Operations that succeeded and operations that were refused, in the tests so far. */
export class Coverage {
  readonly succeeded = new Set<OperationName>();
  readonly refused = new Set<OperationName>();
  note(name: OperationName, isSuccess: boolean): void {
    (isSuccess ? this.succeeded : this.refused).add(name);
  }
}

export type Extra = Pick<CallOptions, 'file' | 'headers'>;
/** Headers with the API key of ops, if there is one; its rate limits are higher. */
export const withKey = ({ apiKey }: Target): Extra => ({ headers: apiKey ? { 'x-api-key': apiKey } : {} });

/** Client of the contract that checks every response against it. */
export class Caller {
  cartToken?: string;
  sessionToken?: string;

  constructor(
    private readonly target: Target,
    private readonly coverage: Coverage = new Coverage(),
    readonly locale = 'nl-NL',
  ) {}

  /** Sends a call of the contract without checking its input. */
  send(name: OperationName, input: Record<string, unknown>, extra: Extra = {}): Promise<Answer> {
    return sendCall(this.target.url, name, input, this, extra);
  }

  /** Sends a call that must succeed. @returns its output */
  async ok<Name extends OperationName>(name: Name, input: InputOf<Name>, extra?: Extra): Promise<OutputOf<Name>> {
    const operation: Operation = shopApi[name];
    const answer = await this.send(name, input, extra);
    if (answer.status !== operation.status) throw new Error(`${name} responded ${answer.status}: ${answer.bytes.toString().slice(0, 500)}`);
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    this.coverage.note(name, true);
    if (operation.produces) {
      expect(operation.produces.some((type) => answer.headers.get('content-type')?.startsWith(type))).toBe(true);
      return answer as OutputOf<Name>;
    }
    const parsed = operation.status === 204 ? {} : (JSON.parse(answer.bytes.toString()) as unknown);
    const output = operation.output.safeParse(parsed);
    expect(output.error?.issues).toBeUndefined();
    const given = parsed as { cartToken?: string };
    if (given.cartToken) this.cartToken = given.cartToken;
    return parsed as OutputOf<Name>;
  }

  /** Sends a call that must be refused with this code. @returns the problem details */
  async refused(name: OperationName, input: Record<string, unknown>, code: ProblemCode, extra?: Extra): Promise<ProblemDetails> {
    const answer = await this.send(name, input, extra);
    const problem = problemIn(name, answer);
    expect([problem.code, problem.errors]).toEqual([code, problem.errors]);
    this.coverage.note(name, false);
    return problem;
  }
}

/** Problem details of a response; their code must be one that the contract lists for the operation. */
export const problemIn = (name: OperationName, { status, headers, bytes }: Answer): ProblemDetails => {
  if (!headers.get('content-type')?.startsWith('application/problem+json'))
    throw new Error(`${name} responded ${status} ${headers.get('content-type')}: ${bytes.toString().slice(0, 300)}`);
  const problem = ProblemDetails.parse(JSON.parse(bytes.toString()));
  expect(problemsOf(shopApi[name])).toContain(problem.code);
  expect(status).toBe(problemTable[problem.code]);
  if (status === 429 || status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  return problem;
};
