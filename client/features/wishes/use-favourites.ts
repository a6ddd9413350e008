import brand from '#brand';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf, useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useTexts } from '../../core/texts.js';
import { useToast } from '../../core/toasts.js';
import { favourites } from './kept-lists.js';
import type { KeptProduct } from './kept-products.js';

/** Query of the favourites in the library: the products saved for later, which the cart page also lists. */
export const savedInput = { kind: 'later', pageSize: 100 } as const;

/** One tab at a time, so that two of them do not add the same product twice. */
const inTurn = (work: () => Promise<void>): Promise<void> => (navigator.locks ? navigator.locks.request('favourites', work) : work());

/** Returns the actions on favourites. Those of guests stay in the browser; those of customers are also in their library. */
export const useFavourites = () => {
  const t = useTexts('wishes');
  const { user, storage } = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const hasLibrary = useCapability('orderStorageItem') && brand.permissions.account;
  const { mutateAsync: save } = useMutation(storage.add.mutationOptions());
  const { mutateAsync: erase } = useMutation(storage.remove.mutationOptions());
  const { mutateAsync: restore } = useMutation(storage.restore.mutationOptions());
  const refresh = () => queryClient.invalidateQueries(storage.list.queryFilter());
  const readSaved = async () => (await queryClient.fetchQuery({ ...storage.list.queryOptions(savedInput), staleTime: 0 })).items;
  const isCustomer = async () => hasLibrary && (await queryClient.fetchQuery({ ...user.me.queryOptions(), staleTime: 60_000 })) !== null;
  const failed = () => toast({ variant: 'error', title: t('failed') });

  /** Saves one product in the library. @returns whether it is there; a product that is no longer sold stays in the browser */
  const saveOne = async ({ id, name }: KeptProduct): Promise<boolean> => {
    try {
      await save({ input: { kind: 'later', productId: id, name, quantity: 1 }, idempotencyKey: crypto.randomUUID() });
      return true;
    } catch (error) {
      if (codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'PRODUCT_ENDED') return false;
      throw error;
    }
  };
  /** Moves the favourites of the browser to the library of the customer, without duplicates, and copies what the library contains. What cannot be moved stays in the browser. */
  const moveToLibrary = () =>
    inTurn(async () => {
      const known = new Set((await readSaved()).flatMap(({ product, configurationId }) => (product && !configurationId ? [product.id] : [])));
      for (const product of favourites.read()) {
        if (product.isSaved || known.has(product.id) || !(await saveOne(product))) continue;
        known.add(product.id);
      }
      favourites.replace(favourites.read().flatMap((product) => (known.has(product.id) ? [{ ...product, isSaved: true as const }] : product.isSaved ? [] : [product])));
      await refresh();
    });
  const synchronise = async () => {
    if (await isCustomer()) await moveToLibrary();
  };

  const add = async (product: KeptProduct): Promise<boolean> => {
    if (!favourites.add(product)) {
      toast({ variant: 'warning', title: t('favourites.full', { count: favourites.maximum }) });
      return false;
    }
    await synchronise().catch(failed);
    return true;
  };
  /** Removes an item of the library, and offers to restore it. */
  const removeSaved = async ({ id, name, product }: { id: string; name: string; product: { id: string } | null }) => {
    const kept = favourites.read().find((one) => one.id === product?.id);
    const undo = async () => {
      await restore({ input: { id } });
      if (kept) favourites.add(kept);
      await refresh();
    };
    await erase({ input: { id } });
    if (product) favourites.remove(product.id);
    await refresh();
    toast({ variant: 'info', title: t('favourites.removed', { name }), action: { label: t('undo'), altText: t('favourites.addAgain'), onAct: () => void undo().catch(failed) } });
  };
  const remove = async (product: KeptProduct) => {
    const { id, name } = product;
    const item = product.isSaved && (await readSaved()).find((one) => one.product?.id === id && !one.configurationId);
    if (item) return removeSaved(item);
    favourites.remove(id);
    toast({ variant: 'info', title: t('favourites.removed', { name }), action: { label: t('undo'), altText: t('favourites.addAgain'), onAct: () => void add(product) } });
    return undefined;
  };

  return {
    add,
    synchronise: () => synchronise().catch(() => undefined),
    remove: (product: KeptProduct) => void remove(product).catch(failed),
    removeSaved: (item: Parameters<typeof removeSaved>[0]) => void removeSaved(item).catch(failed),
  };
};
