import { z } from 'zod';

/** HTTP status of each stable error code. Texts are in `locales/<locale>/apiErrors.json` under the same code. */
export const problemTable = {
  MALFORMED: 400,
  UNAUTHORIZED: 401,
  /** E-mail address and password do not match. The response is the same for an unknown address. */
  INVALID_CREDENTIALS: 401,
  /** The link is valid, but the caller has not proved that the account is theirs. Repeat the call with `password`. */
  PASSWORD_REQUIRED: 401,
  /** The password is right, and the account has a second factor. Repeat the call with `code`. */
  SECOND_FACTOR_REQUIRED: 401,
  /** The code is wrong, expired or already used. */
  SECOND_FACTOR_WRONG: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  /** The order changed between reading and writing it. The response contains the current order. */
  ORDER_CHANGED: 409,
  /** Fewer pieces in stock than requested. */
  OUT_OF_STOCK: 409,
  /** Pieces of a placed order were sold to others while it was not paid. */
  SOLD_OUT_UNPAID: 409,
  /** The order is no longer open (placed, paid or cancelled). */
  ORDER_NOT_OPEN: 409,
  /** The order is already paid, or it is in a state without payment. */
  NOTHING_TO_PAY: 409,
  /** The state of the order does not allow the move. `current` contains the state, and the moves that it allows. */
  MOVE_NOT_ALLOWED: 409,
  /** Less is left of the payments than should be refunded. `current` contains what is left. */
  REFUND_TOO_LARGE: 409,
  /** Fewer pieces of a line are left than should be cancelled, refunded or returned. `current` contains the line and what is left. */
  PIECES_GONE: 409,
  /** This order, or these lines, cannot be withdrawn, or no longer. */
  NOT_WITHDRAWABLE: 409,
  /** Only consumers have the right to withdraw; this order was placed by a business. */
  NO_RIGHT_TO_WITHDRAW: 409,
  /** A token has been used or has expired. */
  GONE: 410,
  /** The product is not sold any more. `instance` is the page of the product that replaces it, if there is one. */
  PRODUCT_ENDED: 410,
  /** The resource is no longer the one of `If-Match`. The response contains the current one. */
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** HEIC and HEIF photographs of telephones are not accepted. Save them as JPEG first. */
  HEIC_UNSUPPORTED: 415,
  /** One or more fields break a rule; `errors` lists them. */
  VALIDATION: 422,
  /** The same Idempotency-Key was used with another body. */
  IDEMPOTENCY_MISMATCH: 422,
  /** The order lacks lines, details or delivery. */
  ORDER_INCOMPLETE: 422,
  /** The goods fill more pallets than the shop has prices for. The buyer needs a quotation. */
  DELIVERY_ON_REQUEST: 422,
  /** Buying on account requires a VAT number that the register confirms, or an account that ops approved. */
  ON_ACCOUNT_UNPROVED: 422,
  /** The buyer's unpaid invoices and this order together exceed the credit limit. */
  ON_ACCOUNT_LIMIT: 422,
  /** The order is too large a part of the stock to hold it during a slow payment. Pay at once, or on account if ops approved it. */
  STOCK_NOT_HELD: 422,
  /** The return address is not one of the shop's own hosts. */
  FOREIGN_RETURN_URL: 422,
  /** A configuration lacks required choices, or a remark of level `red` forbids it. */
  CONFIGURATION_INCOMPLETE: 422,
  /** The file is not a readable picture, or it would be too large after decoding. */
  IMAGE_UNREADABLE: 422,
  /** The virus scanner reported the file. */
  FILE_INFECTED: 422,
  /** The picture has too few pixels for the print size. */
  RESOLUTION_TOO_LOW: 422,
  /** Electronic invoices (UBL) exist only for businesses in Belgium and Germany with a VAT number. */
  NO_ELECTRONIC_INVOICE: 422,
  /** A cart contains each sample once, and at most five samples. `errors` contains the limit. */
  SAMPLE_LIMIT: 422,
  TOO_MANY_REQUESTS: 429,
  /** Files of visitors without an account have reached their total limit. */
  GUEST_FILES_FULL: 429,
  /** This buyer, or their network, has too many unpaid orders that hold stock. */
  UNPAID_ORDERS: 429,
  INTERNAL: 500,
  /** A service behind the shop (ERP, review widget) refused the request, or its response was invalid. */
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
  /** The disk for files is full. Everything else works. */
  FILES_FULL: 503,
  /** The virus scanner does not respond, and files are not accepted without a scan. Everything else works. */
  FILE_UNCHECKED: 503,
  /** This feature is not configured in this shop. */
  NOT_CONFIGURED: 503,
} as const;

export type ProblemCode = keyof typeof problemTable;
export const problemCodes = Object.keys(problemTable) as ProblemCode[];

/** Parts of an order that can differ from those the buyer saw (ORDER_CHANGED). `total`: the total changed, and none of the other parts explains it. */
export const changedParts = ['price', 'stock', 'delivery', 'vat', 'total'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** `params`: values in the message, such as limits. */
export const FieldError = z.object({ field: z.string(), code: z.string(), message: z.string(), params: z.record(z.string(), z.unknown()).optional() });
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem details, the body of every error response. */
export const ProblemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  code: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
  errors: z.array(FieldError).default([]),
  requestId: z.string().optional(),
  /** The current resource, for codes that include it (ORDER_CHANGED, OUT_OF_STOCK). */
  current: z.unknown().optional(),
  /** Parts of it that changed (ORDER_CHANGED). */
  changed: z.array(z.enum(changedParts)).optional(),
  /** The scope that the API key lacks (FORBIDDEN). */
  scope: z.string().optional(),
});
export type ProblemDetails = z.infer<typeof ProblemDetails>;

/** A broken rule of a field: path of the field, message key, and parameters of the message. */
export interface BrokenRule {
  field: string;
  code: string;
  params: Record<string, unknown>;
}

/** An expected failure. Endpoints convert it to problem details. */
export class Problem extends Error {
  readonly status: number;
  constructor(
    readonly code: ProblemCode,
    readonly extra: {
      errors?: BrokenRule[];
      instance?: string;
      current?: unknown;
      changed?: ChangedPart[] | undefined;
      scope?: string | undefined;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.status = problemTable[code];
  }
}
