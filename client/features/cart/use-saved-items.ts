import { useState } from 'react';
import type { OrderLine } from '../../../src/contract/order.js';
import type { StorageItem } from '../../../src/contract/storage.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useToast } from '../../core/toasts.js';
import { isLineGone, useOrderSaved, useRemoveSaved, useRestoreSaved, useSaveLine } from './use-cart-write.js';

/** Query of the saved products below the cart. The library in the account lists all of them. */
export const maxShownSavedItems = { kind: 'later', pageSize: 50 } as const;

/** Returns the products saved for later and the actions on them. @param onLost called when a line was gone before it could be saved */
export const useSavedItems = (onLost: (line: OrderLine) => void) => {
  const t = useTexts('cart');
  const toast = useToast();
  const items = useReadIfAny(useApi().storage.list.queryOptions(maxShownSavedItems), useCapability('orderStorageItem'))?.items ?? [];
  const saving = useSaveLine();
  const ordering = useOrderSaved();
  const dropping = useRemoveSaved();
  const takingBack = useRestoreSaved();
  /** The product that was moved last, shown in a notice that takes the focus. */
  const [moved, setMoved] = useState<{ id: string; name: string; to: 'later' | 'cart' }>();
  const save = (line: OrderLine) =>
    saving.mutate(
      { input: { id: line.id }, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: () => setMoved({ id: line.id, name: line.name, to: 'later' }),
        onError: (error) => isLineGone(error) && onLost(line),
      },
    );
  const order = ({ id, name }: StorageItem, quantity: number) =>
    ordering.mutate({ input: { id, quantity }, idempotencyKey: crypto.randomUUID() }, { onSuccess: () => setMoved({ id, name, to: 'cart' }) });
  const takeBack = ({ id, name }: StorageItem) => takingBack.mutate({ input: { id } }, { onSuccess: () => toast({ variant: 'success', title: t('later.saved', { name }) }) });
  const drop = (item: StorageItem, onDropped: () => void) =>
    dropping.mutate(
      { input: { id: item.id } },
      {
        onSuccess: () => {
          const action = { label: t('undo'), altText: t('later.saveAgain'), onAct: () => takeBack(item) };
          toast({ variant: 'info', title: t('later.removed', { name: item.name }), action });
          onDropped();
        },
      },
    );
  const pending = [saving, ordering, dropping, takingBack].find(({ isPending }) => isPending);
  return {
    items,
    save,
    order,
    drop,
    moved,
    /** Id of the line or item whose write is pending. */
    moving: pending?.variables?.input.id,
    error: ordering.error ?? dropping.error ?? takingBack.error ?? (isLineGone(saving.error) ? null : saving.error),
  };
};
export type SavedItems = ReturnType<typeof useSavedItems>;
