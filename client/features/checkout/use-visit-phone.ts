import { useForm } from 'react-hook-form';
import { type DeliveryMethod, type Order, VisitContact } from '../../../src/contract/order.js';
import { showFieldErrors, useContractResolver } from '../../ui/form/contract-form.js';
import { restoredValues, storedValues, valuesOf } from './details-values.js';
import { lacksPhone } from './steps.js';
import { readStored, store } from './checkout-storage.js';
import { useSaveDetails } from './use-save-details.js';

/** Phone number, with the same path as in the order details. */
export interface VisitValues {
  contact: { phone: string };
}

/** Form for the phone number when the chosen delivery method requires one and the details have none. */
export const useVisitPhone = ({ details }: Order, method: DeliveryMethod | undefined) => {
  const form = useForm<VisitValues, unknown, VisitValues>({ mode: 'onTouched', defaultValues: { contact: { phone: '' } }, resolver: useContractResolver(VisitContact) });
  const { save, others } = useSaveDetails((problem) => showFieldErrors(problem, new Set(['contact.phone']), form.setError));
  const isNeeded = details !== null && lacksPhone(details, method);

  /** Saves the number if one is required. @returns whether the delivery can be saved */
  const keep = async (): Promise<boolean> => {
    if (!isNeeded) return true;
    let isKept = false;
    await form.handleSubmit(async ({ contact: { phone } }) => {
      const withPhone = { ...details, contact: { ...details.contact, phone } };
      isKept = await save.mutateAsync({ input: withPhone }).then(
        () => true,
        () => false,
      );
      if (!isKept) return;
      const typed = restoredValues(readStored('details'), valuesOf(withPhone, details.billing.country));
      store('details', storedValues({ ...typed, contact: { ...typed.contact, phone } }));
    })();
    return isKept;
  };
  return { form, isNeeded, keep, isSaving: save.isPending, error: save.error, others };
};
