import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.js';
import { asInput, type EntryInput } from './address-book.js';

type Change = (book: readonly EntryInput[]) => EntryInput[];

/** Returns a function that changes the address book. The Shop API replaces all addresses, so the function first fetches the current ones. */
export const useAddressBook = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const update = useMutation(api.user.update.mutationOptions());
  /** @throws TRPCClientError when the change was not saved */
  const change = async (make: Change): Promise<void> => {
    const now = await queryClient.fetchQuery({ ...api.user.me.queryOptions(), staleTime: 0 });
    if (!now) return window.location.reload();
    const { customerType, preferences, addresses } = now;
    await update.mutateAsync({ input: { customerType, preferences, addresses: make(asInput(addresses)) } });
  };
  return { change, isChanging: update.isPending, error: update.error };
};
