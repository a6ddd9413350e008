import { createHash } from 'node:crypto';
import { fieldIn, type Form, quantityIn } from '../common/posted-form.js';
import type { EnquiryKind } from '../contract/enquiry.js';

/** Fields that are copied unchanged. */
const textFields = ['name', 'company', 'email', 'phone', 'message', 'productId', 'jobOffer', 'orderNumber', 'configurationId', 'room', 'website', 'openedAt'];
/** Fields that a draft does not contain, because the page creates them again. */
const transientFields = new Set(['files', 'key', 'page', 'website', 'openedAt']);
const isYes = (value: string | undefined): boolean => value === 'true' || value === 'on' || value === '1';

/** Parses `2026-11-24 09:30`, with the kind of appointment in front if one field offers several kinds. */
const appointmentIn = (form: Form): Record<string, string | undefined> => {
  const given = fieldIn(form, 'moment');
  const [, kind, day, time] = /^(?:([a-zA-Z]+) )?(\S+)[ T](\S+)$/.exec(given ?? '') ?? [];
  const [appointmentDay, appointmentTime] = given ? [day ?? given, time ?? ''] : [fieldIn(form, 'appointmentDay'), fieldIn(form, 'appointmentTime')];
  return appointmentDay || appointmentTime ? { appointment: kind ?? fieldIn(form, 'appointment'), appointmentDay, appointmentTime } : {};
};

/** Converts a posted form to the input of `enquire`. Empty fields are left out. */
export const inputIn = (kind: EnquiryKind, form: Form, files: readonly string[]): Record<string, unknown> => {
  const fields = {
    ...Object.fromEntries(textFields.map((name) => [name, fieldIn(form, name)])),
    ...appointmentIn(form),
    quantity: fieldIn(form, 'quantity') && quantityIn(form),
    withCart: isYes(fieldIn(form, 'withCart')) || undefined,
    files: files.length ? files : undefined,
  };
  return { kind, consent: isYes(fieldIn(form, 'consent')), ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
};

/** Values of a form for a draft: within its limits, without characters that PostgreSQL cannot store. */
export const valuesIn = (form: Form): Record<string, string> => {
  const typed = Object.keys(form).filter((name) => !transientFields.has(name) && /^\w{1,40}$/.test(name));
  return Object.fromEntries(typed.slice(0, 40).map((name) => [name, (fieldIn(form, name) ?? '').replaceAll('\0', '').toWellFormed().slice(0, 10_000)]));
};

/** Idempotency key of a step of a form (UUID, version 8): the same form, content and step give the same key. */
export const idempotencyKeyOf = (...facts: readonly string[]): string => {
  const hex = createHash('sha256').update(facts.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
