import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ConfigurationPreview } from '../../../../src/contract/configuration.js';
import type { InputOf } from '../../../../src/contract/shop-api.js';
import { problemOf, useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { useToast } from '../../../core/toasts.js';
import { useAddToCart } from '../../../core/use-add-to-cart.js';
import type { ProductSelection } from './initial-configuration.js';

type Configure = InputOf<'configureProduct'>;

interface ConfiguredLine {
  /** Saves the wish and returns the id of the configuration. */
  save(selection: ProductSelection): Promise<string>;
  /** Saves the wish and adds it to the cart. The standard product is added without saving. */
  put(selection: ProductSelection, preview: ConfigurationPreview): Promise<void>;
  isPutting: boolean;
  added: number | undefined;
  problem: string | undefined;
}

/**
 * Returns functions that save a wish and add it to the cart, as a new line or as a change of line `lineId`. A changed line opens the cart.
 * @param setConfigurationId called with the id of the saved configuration
 */
export const useConfiguredLine = (productId: string, lineId: string | undefined, keepAs: (configurationId: string) => void): ConfiguredLine => {
  const t = useTexts('product');
  const api = useApi();
  const href = useHref();
  const { navigate } = useNavigation();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { add, isAdding, added, problem: addProblem } = useAddToCart();
  const configure = useMutation(api.products.configure.mutationOptions());
  const update = useMutation(api.cart.updateLine.mutationOptions({ onSuccess: (order) => queryClient.setQueryData(api.cart.order.queryKey(), order) }));
  /** Save without response so far. A repeated attempt has the same idempotency key. */
  const attempt = useRef<{ selection: string; key: string }>(undefined);

  const save = async ({ choices, quantity, configurationId }: ProductSelection): Promise<string> => {
    const input: Configure = { id: productId, choices, quantity, ...(configurationId && { configurationId }) };
    const selection = JSON.stringify(input);
    if (attempt.current?.selection !== selection) attempt.current = { selection, key: crypto.randomUUID() };
    const { id } = await configure.mutateAsync({ input, idempotencyKey: attempt.current.key });
    attempt.current = undefined;
    keepAs(id);
    return id;
  };
  const put = async (selection: ProductSelection, { isStandard }: ConfigurationPreview) => {
    const { quantity } = selection;
    try {
      const saved = isStandard ? undefined : await save(selection);
      if (!lineId) return add({ productId, quantity, ...(saved && { configurationId: saved }) });
      const { lines } = await update.mutateAsync({ input: { id: lineId, quantity, configurationId: saved ?? null } });
      await navigate(href('cart'));
      const name = lines.find((line) => line.productId === productId)?.name;
      if (name) toast({ variant: 'success', title: t('configure.updated', { name }) });
    } catch {
      // The failure is returned as `problem`.
    }
  };
  const error = configure.error ?? update.error;
  const reported = error ? problemOf(error) : undefined;
  return {
    save,
    put,
    isPutting: configure.isPending || update.isPending || isAdding,
    added,
    problem: error ? (reported?.detail ?? reported?.title ?? t('addFailed')) : addProblem,
  };
};
