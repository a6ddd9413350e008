import type { AppointmentKind, EnquiryKind } from '../../../../src/contract/enquiry.js';
import { readQuantity } from '../../../../src/domain/typed-number.js';
import type { StoredFileItem } from '../../../ui/form/files-field.js';

/** Fields by kind of form. All forms also have email and consent. */
const requested = {
  contact: ['name', 'phone', 'company', 'message', 'files'],
  quotation: ['name', 'phone', 'company', 'quantity', 'project', 'deadline', 'message', 'files'],
  advice: ['name', 'phone', 'company', 'message', 'files'],
  newsletter: [],
  jobApplication: ['name', 'phone', 'message', 'files'],
} as const satisfies { [Kind in EnquiryKind]?: readonly string[] };
export type FormKind = keyof typeof requested;
type FieldName = (typeof requested)[FormKind][number];

/** Values that a form gets before the visitor types. */
export interface FormContext {
  productId?: string;
  configurationId?: string;
  withCart?: boolean;
  room?: string;
  jobOffer?: string;
  appointment?: AppointmentKind;
  /** Whether the form has a field for the order number. */
  hasOrderField?: boolean;
  quantity?: number;
  message?: string;
}

/** Values of the form fields. */
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
  files: StoredFileItem[];
  consent: boolean;
  website: string;
  /** Values without a field. */
  carried: Record<string, string | boolean>;
}

/** Returns whether a form of this kind has a field. With a cart there is no quantity field. */
export const hasField = (kind: FormKind, field: FieldName, { withCart }: FormContext): boolean =>
  requested[kind].some((name) => name === field) && !(field === 'quantity' && withCart === true);

/** Fields that are kept over a reload. Consent must be given again. */
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

/** Returns the given values that have no field, with their contract names. */
export const carriedOf = ({ productId, configurationId, withCart, room, jobOffer, appointment }: FormContext): Record<string, string | boolean> =>
  Object.fromEntries(Object.entries({ productId, configurationId, withCart, room, jobOffer, appointment }).filter(([, value]) => value !== undefined && value !== false)) as Record<
    string,
    string | boolean
  >;

/** Returns the initial values: given values, and values of a rejected form. */
export const openedWith = (kind: FormKind, given: FormContext, openedAt: string, posted: Partial<EnquiryValues> = {}): EnquiryValues => ({
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

/** Converts form values to input without empty values. Project, deadline and order number are left out, because they are added to the message. */
export const inputOf = ({ carried, files, quantity, consent, ...values }: EnquiryValues) => ({
  ...carried,
  ...Object.fromEntries(sentTexts.flatMap((name) => (values[name] === '' ? [] : [[name, values[name]]]))),
  ...(quantity !== '' && { quantity: readQuantity(quantity) ?? Number.NaN }),
  ...(files.length > 0 && { files: files.map(({ id }) => id) }),
  // The form value is "true", because a checkbox that is posted without scripts has a value.
  consent: Boolean(consent),
});
