import type { AppointmentKind, EnquiryKind } from '../../../../src/contract/enquiry.js';
import type { KeptFile } from '../../../ui/form/files-field.js';

/** Fields that some kinds ask for and others do not; e-mail and consent are asked in all of them. */
const asked = {
  contact: ['name', 'phone', 'company', 'message', 'files'],
  quotation: ['name', 'phone', 'company', 'quantity', 'project', 'deadline', 'message', 'files'],
  advice: ['name', 'phone', 'company', 'message', 'files'],
  newsletter: [],
  jobApplication: ['name', 'phone', 'message', 'files'],
} as const satisfies { [Kind in EnquiryKind]?: readonly string[] };
export type FormKind = keyof typeof asked;
type AskedField = (typeof asked)[FormKind][number];

/** What a form knows before the visitor writes. */
export interface Given {
  productId?: string;
  configurationId?: string;
  withCart?: boolean;
  room?: string;
  jobOffer?: string;
  appointment?: AppointmentKind;
  /** The order it is about is asked for. */
  asksOrder?: boolean;
  quantity?: number;
  message?: string;
}

/** What is typed, as fields hold it. */
export interface EnquiryValues {
  name: string;
  company: string;
  email: string;
  phone: string;
  quantity: string;
  orderNumber: string;
  project: string;
  deadline: string;
  message: string;
  appointmentDay: string;
  appointmentTime: string;
  files: KeptFile[];
  consent: boolean;
  website: string;
  /** What goes along untyped. */
  carried: Record<string, string | boolean>;
}

/** Whether a form of this kind asks for a field; goods of a cart are counted there. */
export const asks = (kind: FormKind, field: AskedField, { withCart }: Given): boolean => asked[kind].some((name) => name === field) && !(field === 'quantity' && withCart === true);

/** Typed fields that outlive a reload; consent is given anew. */
export const draftFields = [
  'name',
  'company',
  'email',
  'phone',
  'quantity',
  'orderNumber',
  'project',
  'deadline',
  'message',
  'appointmentDay',
  'appointmentTime',
  'files',
] as const satisfies (keyof EnquiryValues)[];

const typed = { name: '', company: '', email: '', phone: '', quantity: '', orderNumber: '', project: '', deadline: '', message: '', appointmentDay: '', appointmentTime: '' };

/** What goes along of what is known, by the contract's names. */
export const carriedOf = ({ productId, configurationId, withCart, room, jobOffer, appointment }: Given): Record<string, string | boolean> =>
  Object.fromEntries(Object.entries({ productId, configurationId, withCart, room, jobOffer, appointment }).filter(([, value]) => value !== undefined && value !== false)) as Record<
    string,
    string | boolean
  >;

/** A form as it is opened: with what is known, and what came back of an earlier try. */
export const openedWith = (kind: FormKind, given: Given, openedAt: string, posted: Partial<EnquiryValues> = {}): EnquiryValues => ({
  ...typed,
  quantity: given.quantity === undefined ? '' : String(given.quantity),
  message: given.message ?? '',
  files: [],
  consent: false,
  website: '',
  ...posted,
  carried: { kind, openedAt, ...carriedOf(given) },
});

const sentTexts = ['name', 'company', 'email', 'phone', 'message', 'appointmentDay', 'appointmentTime', 'website'] as const satisfies (keyof EnquiryValues)[];

/** As the contract takes it: what is empty is not sent. A project, a deadline and an order's number go with the message. */
export const inputOf = ({ carried, files, quantity, consent, ...values }: EnquiryValues) => ({
  ...carried,
  ...Object.fromEntries(sentTexts.flatMap((name) => (values[name] === '' ? [] : [[name, values[name]]]))),
  ...(quantity !== '' && { quantity: Number(quantity) }),
  ...(files.length > 0 && { files: files.map(({ id }) => id) }),
  // The form says "true": a box that is posted without a script has a value.
  consent: Boolean(consent),
});
