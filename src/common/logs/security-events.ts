import type { BrokenRule, ProblemCode } from '../../contract/errors.js';
import { ownedResources, resourceOf } from '../../contract/fields.js';
import { type Operation, pathFields, routeOf, takesFile } from '../../contract/operation.js';
import { type OperationName, shopApi } from '../../contract/shop-api.js';

/** A call that was refused, as far as a log may know it. */
export interface Refusal {
  code: ProblemCode;
  /** Absent: no operation of the contract. */
  operation?: OperationName | undefined;
  /** What the path names, where that is an id. */
  id?: string | undefined;
  /** Fields that were refused. */
  errors?: readonly BrokenRule[] | undefined;
  /** It came with an API key, or asked for what only a token opens. */
  hasKey: boolean;
}

type Rule = (refusal: Refusal) => boolean;

const among =
  <Word>(...words: Word[]) =>
  (word: Word | undefined) =>
    word !== undefined && words.includes(word);
const isPaused = among<OperationName>(
  'login',
  'changePassword',
  'updateDetails',
  'deleteMe',
  'beginSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'verifyRegistration',
  'verifyEmail',
);
const takesLink = among<OperationName>('validateReset', 'resetPassword', 'verifyEmail', 'verifyRegistration', 'getCheckedWithdrawal', 'withdrawChecked');
/** Whether the path names something that belongs to one visitor. */
const namesOwned = (operation: OperationName): boolean => {
  const { path, input }: Operation = shopApi[operation];
  return pathFields(path).some((field) => among<string | undefined>(...ownedResources)(resourceOf(input.shape[field]!)));
};
const isOfContent = among<ProblemCode>('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'HEIC_UNSUPPORTED', 'IMAGE_UNREADABLE', 'FILE_INFECTED');
const isLimit = among<ProblemCode>('TOO_MANY_REQUESTS', 'GUEST_FILES_FULL', 'UNPAID_ORDERS');

/**
 * What may be an attack, or matters afterwards; the first rule that fits a refusal counts. Without a rule it is told where it happens.
 * All are warnings, which the log writes unless told otherwise.
 */
export const securityEvents = {
  passwordRefused: ({ code }) => code === 'INVALID_CREDENTIALS',
  codeRefused: ({ code }) => code === 'SECOND_FACTOR_WRONG',
  passwordPaused: ({ code, operation }) => code === 'TOO_MANY_REQUESTS' && isPaused(operation),
  limitReached: ({ code }) => isLimit(code),
  keyRefused: ({ code, hasKey }) => code === 'UNAUTHORIZED' && hasKey,
  accessRefused: ({ code }) => code === 'FORBIDDEN',
  linkRefused: ({ code, operation }) => (code === 'NOT_FOUND' || code === 'GONE') && takesLink(operation),
  orderProofRefused: ({ code, operation }) => code === 'NOT_FOUND' && operation === 'checkWithdrawal',
  uploadRefused: ({ code, operation }) => isOfContent(code) && operation !== undefined && (takesFile(shopApi[operation]) || operation === 'addStorageItemBase64'),
  /** No page and no documented program sends it: no JSON where JSON was promised, fields that nobody knows. */
  inputRefused: ({ code, errors }) => code === 'MALFORMED' || (errors?.some((broken) => broken.code === 'yup.errors.mixed.unknown') ?? false),
  /** An id that is another's, or nobody's: the answer is the same. */
  foreignIdRefused: ({ code, operation, id }) => code === 'NOT_FOUND' && id !== 'current' && operation !== undefined && namesOwned(operation),
  /** A message that the Shop API did not sign, or too long ago. */
  signatureRefused: undefined,
  /** Somebody signed in; whose account it is stands beside it. */
  signedIn: undefined,
  /** Another site's page wrote with a visitor's cookies. */
  originRefused: undefined,
  /** Something in the program wanted to connect to a host that is none of those it may. */
  connectionRefused: undefined,
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
