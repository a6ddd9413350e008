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
import type { Wish } from './opening.js';

type Configure = InputOf<'configureProduct'>;

interface ConfiguredLine {
  /** Saves the wish alone; the id it is saved under. */
  save(wish: Wish): Promise<string>;
  /** Saves the wish and puts it into the cart; what is as it is in stock needs no saving. */
  put(wish: Wish, preview: ConfigurationPreview): Promise<void>;
  isPutting: boolean;
  added: number | undefined;
  problem: string | undefined;
}

/**
 * A wish on its way into the cart: a new line, or in place of the line that is being changed, from where it leads back to the cart.
 * @param keepAs told the configuration that the wish is saved as
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
  /** The saving that has no answer yet: tried again it counts once. */
  const attempt = useRef<{ wish: string; key: string }>(undefined);

  const save = async ({ choices, quantity, configurationId }: Wish): Promise<string> => {
    const input: Configure = { id: productId, choices, quantity, ...(configurationId && { configurationId }) };
    const wish = JSON.stringify(input);
    if (attempt.current?.wish !== wish) attempt.current = { wish, key: crypto.randomUUID() };
    const { id } = await configure.mutateAsync({ input, idempotencyKey: attempt.current.key });
    attempt.current = undefined;
    keepAs(id);
    return id;
  };
  const put = async (wish: Wish, { isStandard }: ConfigurationPreview) => {
    const { quantity } = wish;
    try {
      const saved = isStandard ? undefined : await save(wish);
      if (!lineId) return add({ productId, quantity, ...(saved && { configurationId: saved }) });
      const { lines } = await update.mutateAsync({ input: { id: lineId, quantity, configurationId: saved ?? null } });
      await navigate(href('cart'));
      const name = lines.find((line) => line.productId === productId)?.name;
      if (name) toast({ variant: 'success', title: t('configure.updated', { name }) });
    } catch {
      // Told below: the mutation that failed knows why.
    }
  };
  const error = configure.error ?? update.error;
  const told = error ? problemOf(error) : undefined;
  return {
    save,
    put,
    isPutting: configure.isPending || update.isPending || isAdding,
    added,
    problem: error ? (told?.detail ?? told?.title ?? t('addFailed')) : addProblem,
  };
};
