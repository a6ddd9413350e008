import { useState } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import type { StorageItem } from '../../../src/contract/storage.js';
import { useApi } from '../../core/api.js';
import { useReadIfAny } from '../../core/read.js';
import { isLost, useDropSaved, useOrderSaved, useSaveLine } from './use-cart-write.js';

/** Goods kept for later that are shown below the cart; the library in the account has all of them. */
export const laterShown = { kind: 'later', pageSize: 50 } as const;

/** What is kept for later: moved out of the cart, back into it, or forgotten. @param onLost told of a line that was gone already */
export const useLater = (onLost: (line: OrderLine) => void) => {
  const items = useReadIfAny(useApi().storage.list.queryOptions(laterShown))?.items ?? [];
  const saving = useSaveLine();
  const ordering = useOrderSaved();
  const dropping = useDropSaved();
  /** What moved last, said where the focus comes to. */
  const [moved, setMoved] = useState<{ id: string; name: string; to: 'later' | 'cart' }>();
  const save = (line: OrderLine) =>
    saving.mutate(
      { input: { id: line.id }, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: () => setMoved({ id: line.id, name: line.name, to: 'later' }),
        onError: (error) => isLost(error) && onLost(line),
      },
    );
  const order = ({ id, name }: StorageItem, quantity: number) =>
    ordering.mutate({ input: { id, quantity }, idempotencyKey: crypto.randomUUID() }, { onSuccess: () => setMoved({ id, name, to: 'cart' }) });
  const drop = ({ id }: StorageItem) => dropping.mutate({ input: { id } });
  const pending = [saving, ordering, dropping].find(({ isPending }) => isPending);
  return {
    items,
    save,
    order,
    drop,
    moved,
    /** Id of the line or item that is on its way. */
    moving: pending?.variables?.input.id,
    error: ordering.error ?? dropping.error ?? (isLost(saving.error) ? null : saving.error),
  };
};
export type Later = ReturnType<typeof useLater>;
