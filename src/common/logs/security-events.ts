import type { BrokenRule, ProblemCode } from '../../contract/errors.js';
import { ownedResources, resourceOf } from '../../contract/fields.js';
import { type Operation, pathFields, routeOf, takesFile } from '../../contract/operation.js';
import { type OperationName, shopApi } from '../../contract/shop-api.js';

/** A refused call, without data that must not be logged. */
export interface Refusal {
  code: ProblemCode;
  /** Undefined when the route serves no operation of the contract. */
  operation?: OperationName | undefined;
  /** Id in the path. */
  id?: string | undefined;
  /** Refused fields. */
  errors?: readonly BrokenRule[] | undefined;
  /** The call had an API key, or its endpoint requires a token. */
  hasKey: boolean;
}

type Rule = (refusal: Refusal) => boolean;

const isOneOf =
  <Word>(...words: Word[]) =>
  (word: Word | undefined) =>
    word !== undefined && words.includes(word);
const isPaused = isOneOf<OperationName>(
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
const acceptsLink = isOneOf<OperationName>('validateReset', 'resetPassword', 'verifyEmail', 'verifyRegistration', 'getCheckedWithdrawal', 'withdrawChecked');
/** Whether the path contains the id of a resource that belongs to one owner. */
const hasOwnedId = (operation: OperationName): boolean => {
  const { path, input }: Operation = shopApi[operation];
  return pathFields(path).some((field) => isOneOf<string | undefined>(...ownedResources)(resourceOf(input.shape[field]!)));
};
const isOfContent = isOneOf<ProblemCode>('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'HEIC_UNSUPPORTED', 'IMAGE_UNREADABLE', 'FILE_INFECTED');
const isLimit = isOneOf<ProblemCode>('TOO_MANY_REQUESTS', 'GUEST_FILES_FULL', 'UNPAID_ORDERS');

/**
 * Security events: possible attacks, and actions that are needed for an investigation. The first rule that matches a refusal counts. Events
 * without a rule are logged where they occur. All are logged as warnings, which is the default log level.
 */
export const securityEvents = {
  passwordRefused: ({ code }) => code === 'INVALID_CREDENTIALS',
  codeRefused: ({ code }) => code === 'SECOND_FACTOR_WRONG',
  passwordPaused: ({ code, operation }) => code === 'TOO_MANY_REQUESTS' && isPaused(operation),
  limitReached: ({ code }) => isLimit(code),
  keyRefused: ({ code, hasKey }) => code === 'UNAUTHORIZED' && hasKey,
  accessRefused: ({ code }) => code === 'FORBIDDEN',
  linkRefused: ({ code, operation }) => (code === 'NOT_FOUND' || code === 'GONE') && acceptsLink(operation),
  orderProofRefused: ({ code, operation }) => code === 'NOT_FOUND' && operation === 'checkWithdrawal',
  uploadRefused: ({ code, operation }) => isOfContent(code) && operation !== undefined && (takesFile(shopApi[operation]) || operation === 'addStorageItemBase64'),
  /** Input that no page and no correct client sends: malformed JSON, or unknown fields. */
  inputRefused: ({ code, errors }) => code === 'MALFORMED' || (errors?.some((broken) => broken.code === 'yup.errors.mixed.unknown') ?? false),
  /** An id of another owner, or an unknown one; the response is the same for both. */
  foreignIdRefused: ({ code, operation, id }) => code === 'NOT_FOUND' && id !== 'current' && operation !== undefined && hasOwnedId(operation),
  /** A webhook without a valid signature of the Shop API, or with an old one. */
  signatureRefused: undefined,
  /** A sign-in; the line contains the id of the account. */
  signedIn: undefined,
  /** A page of another site tried to write with a visitor's cookies. */
  originRefused: undefined,
  /** The program tried to connect to a host that is not allowed. */
  connectionRefused: undefined,
  /** A call that requires a scope of an API key; the line contains the id of the key. */
  opsAction: undefined,
} as const satisfies Record<string, Rule | undefined>;
export type SecurityEvent = keyof typeof securityEvents;

/** Returns the security event of a refusal; undefined for ordinary errors. */
export const eventOf = (refusal: Refusal): SecurityEvent | undefined =>
  (Object.entries(securityEvents) as [SecurityEvent, Rule | undefined][]).find(([, fits]) => fits?.(refusal))?.[0];

const routes = new Map(Object.entries(shopApi).map(([name, operation]) => [`${operation.method} ${routeOf(operation)}`, name as OperationName]));
/** The operation that a route serves. */
export const operationAt = (method: string, route: string | undefined): OperationName | undefined => routes.get(`${method} ${route}`);
