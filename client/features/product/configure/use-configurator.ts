import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Choice, Configuration, ConfigurationOption, ConfigurationPreview } from '../../../../src/contract/configuration.js';
import type { Product } from '../../../../src/contract/product.js';
import { useApi } from '../../../core/api.js';
import { useChangingRead } from '../../../core/read.js';
import { type Opening, tidied, type Wish } from './opening.js';

/** Milliseconds without another key before what was typed is asked about; what was clicked is asked about at once. */
const pause = 80;
const typed: ReadonlySet<ConfigurationOption['kind']> = new Set(['Number', 'TextArea', 'Dimensions', 'ColorPicker']);

export interface Configurator {
  wish: Wish;
  /** The server's latest word: its options and prices. */
  preview: ConfigurationPreview;
  /** Whether that word is about what is chosen now; until then its price is not this wish's. */
  isCurrent: boolean;
  hasFailed: boolean;
  retry(): void;
  /** Names of options whose choices fell away with the last change. */
  fallen: readonly string[];
  choiceOf(option: ConfigurationOption): Choice;
  /** The same function as long as the configurator is open. */
  choose: (option: ConfigurationOption, choice: Choice) => void;
  setQuantity(quantity: number): void;
  /** The wish stands in this saved configuration from now on. */
  keepAs(configurationId: string): void;
  /** The saved configuration was changed beside the choices: what was said of it is asked for again. */
  takeOver(configuration: Pick<Configuration, 'id'>): void;
}

/** What is chosen, and what the server says of it: prices come from there alone, and an answer to something else is never taken for this one's. */
export const useConfigurator = (product: Pick<Product, 'id'>, opening: Opening): Configurator => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [{ wish, asked }, setState] = useState({ wish: opening.wish, asked: opening.wish });
  const [fallen, setFallen] = useState(opening.fallen);
  const timer = useRef<number>(undefined);
  const { data: preview, isCurrent: isAnswered, ...read } = useChangingRead(api.products.preview.queryOptions({ id: product.id, ...asked }, { trpc: { abortOnUnmount: true } }));
  const isCurrent = isAnswered && asked === wish;

  /** An upload or a saving takes its time: each change is made to what is chosen by then. */
  const change = useCallback((made: (before: Wish) => Wish, wait = 0) => {
    window.clearTimeout(timer.current);
    setState((before) => {
      const next = made(before.wish);
      return { wish: next, asked: wait ? before.asked : next };
    });
    if (wait) timer.current = window.setTimeout(() => setState((before) => ({ ...before, asked: before.wish })), wait);
  }, []);
  const choose = useCallback(
    ({ id, kind }: ConfigurationOption, choice: Choice) => {
      setFallen([]);
      change((before) => ({ ...before, choices: { ...before.choices, [id]: choice } }), typed.has(kind) ? pause : 0);
    },
    [change],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const keepAs = (configurationId: string) => change((before) => (before.configurationId === configurationId ? before : { ...before, configurationId }));

  // What is no longer allowed loses its choice, so that it does not come back unasked.
  const tidy = isCurrent && tidied(wish, preview);
  if (tidy) {
    setState({ wish: tidy.wish, asked: tidy.wish });
    setFallen(tidy.fallen);
  }

  return {
    wish,
    preview,
    isCurrent,
    ...read,
    fallen,
    choiceOf: ({ id, choice }) => (Object.hasOwn(wish.choices, id) ? wish.choices[id]! : choice),
    choose,
    setQuantity: (quantity) => change((before) => ({ ...before, quantity }), pause),
    keepAs,
    takeOver: ({ id }) => {
      const { queryKey } = api.products.preview.queryOptions({ id: product.id, choices: {} });
      queryClient.removeQueries({ queryKey: [queryKey[0]], type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: [queryKey[0]] });
      keepAs(id);
    },
  };
};
