import type { ProblemCode } from '../../contract/errors.js';
import { routeOf, takesFile } from '../../contract/operation.js';
import { type OperationName, shopApi } from '../../contract/shop-api.js';

/** A call that was refused, as far as a log may know it. */
export interface Refusal {
  code: ProblemCode;
  /** Absent: no operation of the contract. */
  operation?: OperationName | undefined;
  /** It came with an API key, or asked for what only a token opens. */
  hasKey: boolean;
}

type Rule = (refusal: Refusal) => boolean;

const among =
  <Word>(...words: Word[]) =>
  (word: Word | undefined) =>
    word !== undefined && words.includes(word);
const isPaused = among<OperationName>('login', 'changePassword', 'updateDetails', 'deleteMe');
const takesLink = among<OperationName>('validateReset', 'resetPassword', 'verifyEmail', 'verifyRegistration', 'getCheckedWithdrawal', 'withdrawChecked');
const isOfContent = among<ProblemCode>('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'HEIC_UNSUPPORTED', 'IMAGE_UNREADABLE');
const isLimit = among<ProblemCode>('TOO_MANY_REQUESTS', 'GUEST_FILES_FULL');

/**
 * What may be an attack, or matters afterwards; the first rule that fits a refusal counts. Without a rule it is told where it happens.
 * All are warnings, which the log writes unless told otherwise.
 */
export const securityEvents = {
  passwordRefused: ({ code }) => code === 'INVALID_CREDENTIALS',
  passwordPaused: ({ code, operation }) => code === 'TOO_MANY_REQUESTS' && isPaused(operation),
  limitReached: ({ code }) => isLimit(code),
  keyRefused: ({ code, hasKey }) => code === 'UNAUTHORIZED' && hasKey,
  accessRefused: ({ code }) => code === 'FORBIDDEN',
  linkRefused: ({ code, operation }) => (code === 'NOT_FOUND' || code === 'GONE') && takesLink(operation),
  orderProofRefused: ({ code, operation }) => code === 'NOT_FOUND' && operation === 'checkWithdrawal',
  uploadRefused: ({ code, operation }) => isOfContent(code) && operation !== undefined && (takesFile(shopApi[operation]) || operation === 'addStorageItemBase64'),
  /** Another site's page wrote with a visitor's cookies. */
  originRefused: undefined,
  /** Something was done that only a key of ops opens. */
  opsAction: undefined,
} as const satisfies Record<string, Rule | undefined>;
export type SecurityEvent = keyof typeof securityEvents;

/** What a refusal is in the log; undefined for what anybody does by mistake. */
export const eventOf = (refusal: Refusal): SecurityEvent | undefined =>
  (Object.entries(securityEvents) as [SecurityEvent, Rule | undefined][]).find(([, fits]) => fits?.(refusal))?.[0];

const routes = new Map(Object.entries(shopApi).map(([name, operation]) => [`${operation.method} ${routeOf(operation)}`, name as OperationName]));
/** The operation that a route serves. */
export const operationAt = (method: string, route: string | undefined): OperationName | undefined => routes.get(`${method} ${route}`);
