import { z } from 'zod';

/** Stable error codes -> HTTP status. Texts are in `locales/<locale>/apiErrors.json` under the same code. */
export const problemTable = {
  MALFORMED: 400,
  UNAUTHORIZED: 401,
  /** E-mail address and password do not belong together; the same answer for an unknown address. */
  INVALID_CREDENTIALS: 401,
  /** The link is valid, but the caller has not proved that the account is theirs: repeat the call with `password`. */
  PASSWORD_REQUIRED: 401,
  /** The password is right, and the account asks for a second step: the same call again, with `code`. */
  SECOND_FACTOR_REQUIRED: 401,
  /** The code is not the one of this moment, or has been used. */
  SECOND_FACTOR_WRONG: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  /** The order changed between reading and writing it; the new order comes with the answer. */
  ORDER_CHANGED: 409,
  /** Fewer pieces in stock than asked for. */
  OUT_OF_STOCK: 409,
  /** Pieces of a placed order were sold while it was not paid. */
  SOLD_OUT_UNPAID: 409,
  /** The order is no longer open (placed, paid or cancelled). */
  ORDER_NOT_OPEN: 409,
  /** The order is already paid or waits for no payment. */
  NOTHING_TO_PAY: 409,
  /** This order, or these lines, cannot be withdrawn (any more). */
  NOT_WITHDRAWABLE: 409,
  /** The right to withdraw is for consumers; this order was placed by a business. */
  NO_RIGHT_TO_WITHDRAW: 409,
  /** A token was used already, or its time is over. */
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** A photograph as telephones keep it (HEIC, HEIF): it has to be saved as JPEG first. */
  HEIC_UNSUPPORTED: 415,
  /** One or more fields break a rule; `errors` names them. */
  VALIDATION: 422,
  /** The same Idempotency-Key came with another body. */
  IDEMPOTENCY_MISMATCH: 422,
  /** The order lacks lines, details or delivery. */
  ORDER_INCOMPLETE: 422,
  /** The goods fill more pallets than have a price: a quotation comes first. */
  DELIVERY_ON_REQUEST: 422,
  /** Who buys on account needs a VAT number that the register knows, or an account that ops allowed. */
  ON_ACCOUNT_UNPROVED: 422,
  /** The buyer's unpaid invoices and this order come to more than they may owe. */
  ON_ACCOUNT_LIMIT: 422,
  /** The order takes more of the stock than may wait days for its money: it is paid at once, or on account when ops allow it. */
  STOCK_NOT_HELD: 422,
  /** The return address is not one of the shop's own hosts. */
  FOREIGN_RETURN_URL: 422,
  /** A configuration lacks required choices or holds a forbidding remark. */
  CONFIGURATION_INCOMPLETE: 422,
  /** The file is no picture we can read, or would be too large unpacked. */
  IMAGE_UNREADABLE: 422,
  /** The virus scanner found something in the file. */
  FILE_INFECTED: 422,
  /** Too few pixels for the size it is to be printed at. */
  RESOLUTION_TOO_LOW: 422,
  /** An invoice for bookkeeping (UBL) is for businesses in Belgium and Germany, by their VAT number. */
  NO_ELECTRONIC_INVOICE: 422,
  TOO_MANY_REQUESTS: 429,
  /** People without an account have brought as many files as there is room for. */
  GUEST_FILES_FULL: 429,
  /** So many orders of this buyer, or of their network, wait to be paid that one more may not hold stock. */
  UNPAID_ORDERS: 429,
  INTERNAL: 500,
  /** A service behind the shop (ERP, review widget) refused or could not be understood. */
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
  /** The shop's disk has no more room for files; all else goes on. */
  FILES_FULL: 503,
  /** The virus scanner does not answer, and no file is taken that it did not see; all else goes on. */
  FILE_UNCHECKED: 503,
  /** This part is not set up in this shop. */
  NOT_CONFIGURED: 503,
} as const;

export type ProblemCode = keyof typeof problemTable;
export const problemCodes = Object.keys(problemTable) as ProblemCode[];

/** Parts of an order that can differ from what its buyer saw (ORDER_CHANGED); `total`: none of the others explains the new total. */
export const changedParts = ['price', 'stock', 'delivery', 'vat', 'total'] as const;
export type ChangedPart = (typeof changedParts)[number];

export const FieldError = z.object({ field: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem details, as every door of the project answers an error. */
export const ProblemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  code: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
  errors: z.array(FieldError).default([]),
  requestId: z.string().optional(),
  /** The resource as it is now, where the code promises it (ORDER_CHANGED, OUT_OF_STOCK). */
  current: z.unknown().optional(),
  /** What is different about it (ORDER_CHANGED). */
  changed: z.array(z.enum(changedParts)).optional(),
});
export type ProblemDetails = z.infer<typeof ProblemDetails>;

/** A rule broken by a field: its path, the message key and the key's parameters. */
export interface BrokenRule {
  field: string;
  code: string;
  params: Record<string, unknown>;
}

/** An expected failure: thrown where it is found, answered as problem details at the door. */
export class Problem extends Error {
  readonly status: number;
  constructor(
    readonly code: ProblemCode,
    readonly extra: { errors?: BrokenRule[]; instance?: string; current?: unknown; changed?: ChangedPart[] | undefined; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.status = problemTable[code];
  }
}
