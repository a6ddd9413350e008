import { useEffect, useRef, useState } from 'react';
import type { Choice, ConfigurationOption, ConfigurationPreview } from '../../../../src/contract/configuration.js';
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
  choose(option: ConfigurationOption, choice: Choice): void;
  setQuantity(quantity: number): void;
  /** The wish stands in this saved configuration from now on. */
  keepAs(configurationId: string): void;
}

/** What is chosen, and what the server says of it: prices come from there alone, and an answer to something else is never taken for this one's. */
export const useConfigurator = (product: Pick<Product, 'id'>, opening: Opening): Configurator => {
  const api = useApi();
  const [wish, setWish] = useState(opening.wish);
  const [asked, setAsked] = useState(opening.wish);
  const [fallen, setFallen] = useState(opening.fallen);
  const timer = useRef<number>(undefined);
  const { data: preview, isCurrent: isAnswered, ...read } = useChangingRead(api.products.preview.queryOptions({ id: product.id, ...asked }, { trpc: { abortOnUnmount: true } }));
  const isCurrent = isAnswered && asked === wish;

  const change = (next: Wish, wait = 0) => {
    setWish(next);
    window.clearTimeout(timer.current);
    if (wait) timer.current = window.setTimeout(() => setAsked(next), wait);
    else setAsked(next);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const tidy = isCurrent && tidied(wish, preview);
  if (tidy) {
    setWish(tidy.wish);
    setAsked(tidy.wish);
    setFallen(tidy.fallen);
  }

  return {
    wish,
    preview,
    isCurrent,
    ...read,
    fallen,
    choiceOf: ({ id, choice }) => (Object.hasOwn(wish.choices, id) ? wish.choices[id]! : choice),
    choose: ({ id, kind }, choice) => {
      setFallen([]);
      change({ ...wish, choices: { ...wish.choices, [id]: choice } }, typed.has(kind) ? pause : 0);
    },
    setQuantity: (quantity) => change({ ...wish, quantity }, pause),
    keepAs: (configurationId) => {
      if (configurationId !== wish.configurationId) change({ ...wish, configurationId });
    },
  };
};
