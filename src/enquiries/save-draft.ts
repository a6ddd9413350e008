import type { Form } from '../common/posted-form.js';
import { type EnquiryKind, enquiryFileLimit } from '../contract/enquiry.js';
import type { Problem } from '../contract/errors.js';
import type { TrpcContext } from '../shop-api/trpc/procedures.js';
import { valuesIn } from './enquiry-input.js';

interface RefusedForm {
  kind: EnquiryKind;
  form: Form;
  context: TrpcContext;
  problem: Problem;
  /** Files in the library: `kept` from an earlier attempt, and `sent` with this form. */
  kept?: readonly string[];
  sent?: readonly { id: string }[];
  /** Why files were refused. */
  refused?: readonly Problem[];
}

/** Saves the values of a form that could not be sent, with its faults in the visitor's language. */
export const saveDraft = async ({ kind, form, context, problem, kept = [], sent = [], refused = [] }: RefusedForm): Promise<void> => {
  // If the session has ended, the draft belongs to the guest that the visitor is now.
  if (problem.code === 'UNAUTHORIZED') delete context.call.sessionToken;
  const ofFiles = refused.filter(({ extra }) => !extra.errors).map((one) => ({ field: 'files', code: one.code, message: context.describe(one).detail ?? one.code }));
  const ofFields = context.describe(problem).errors.map(({ field, code, message }) => ({ field, code, message }));
  const errors = [...ofFields, ...ofFiles].slice(0, 60);
  const facts = { kind, values: valuesIn(form), problem: problem.code, errors };
  const save = (files: string[]) => context.shopApi.call('saveEnquiryDraft', { ...facts, files: files.slice(0, enquiryFileLimit) }, context.call);
  const came = sent.map(({ id }) => id);
  const { cartToken } = await save([...kept, ...came]).catch(() => save(came));
  if (cartToken) context.setCartToken(cartToken);
};
