import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderDetails } from '../../../src/contract/order.js';
import { problemOf, useApi } from '../../core/api.js';
import { registrationOf } from './customer-values.js';
import { store } from './checkout-storage.js';

/** Saves the details. Server errors are shown at their fields; messages without a field are in `others`. */
export const useSaveDetails = (showAtFields: (problem: NonNullable<ReturnType<typeof problemOf>>) => string[]) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [others, setOthers] = useState<string[]>([]);
  const save = useMutation(
    api.orders.setDetails.mutationOptions({
      onMutate: () => setOthers([]),
      onSuccess: (order) => {
        queryClient.setQueryData(api.cart.order.queryKey(), order);
        // The payment methods depend on the country.
        queryClient.removeQueries(api.payments.methods.queryFilter());
      },
      onError: (error) => {
        const problem = problemOf(error);
        if (problem) setOthers(showAtFields(problem));
      },
    }),
  );
  return { save, others };
};

/** Registers an account with the details of the order in the background. Stores the email address as `accountFor`, or an empty text after a failure. */
export const useAccountRequest = () => {
  const register = useMutation(
    useApi().auth.register.mutationOptions({
      onSuccess: ({ email }) => store('accountFor', email),
      onError: () => store('accountFor', ''),
    }),
  );
  return (details: OrderDetails, password: string) => register.mutate({ input: registrationOf(details, password), idempotencyKey: crypto.randomUUID() });
};
