import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.js';
import { asInput, type EntryInput } from './address-book.js';

type Change = (book: readonly EntryInput[]) => EntryInput[];

/** Writes the address book. The Shop API takes it whole, so a change is made to the book as it is now, not as this page once read it. */
export const useAddressBook = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const update = useMutation(api.user.update.mutationOptions());
  /** @throws TRPCClientError when it was not saved */
  const change = async (make: Change): Promise<void> => {
    const now = await queryClient.fetchQuery({ ...api.user.me.queryOptions(), staleTime: 0 });
    if (!now) return window.location.reload();
    const { customerType, preferences, addresses } = now;
    await update.mutateAsync({ input: { customerType, preferences, addresses: make(asInput(addresses)) } });
  };
  return { change, isChanging: update.isPending, error: update.error };
};
