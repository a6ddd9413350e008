import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Choice, Configuration, ConfigurationOption, ConfigurationPreview } from '../../../../src/contract/configuration.js';
import { type ChoiceForm, optionTable } from '../../../../src/contract/option-kinds.js';
import type { Product } from '../../../../src/contract/product.js';
import { useApi } from '../../../core/api.js';
import { useChangingRead } from '../../../core/read.js';
import { type InitialConfiguration, type ProductSelection, withoutDisallowed } from './initial-configuration.js';

/** Milliseconds between the last typed key and the request of the preview. Clicks request it at once. */
const pause = 80;
const waits: Record<ChoiceForm, number> = { value: 0, boolean: 0, number: pause, size: pause, colour: pause, text: pause, file: 0, none: 0 };

export interface Configurator {
  selection: ProductSelection;
  /** Latest preview from the server: options and prices. */
  preview: ConfigurationPreview;
  /** Whether the preview belongs to the current choices. */
  isCurrent: boolean;
  hasFailed: boolean;
  retry(): void;
  /** Labels of options whose choices were removed by the last change. */
  fallen: readonly string[];
  choiceOf(option: ConfigurationOption): Choice;
  /** Stable reference while the configurator is open. */
  choose: (option: ConfigurationOption, choice: Choice) => void;
  setQuantity(quantity: number): void;
  /** Sets the saved configuration of the wish. */
  setConfigurationId(configurationId: string): void;
  /** Sets the saved configuration after a change outside the choices, and requests the preview again. */
  replaceConfiguration(configuration: Pick<Configuration, 'id'>): void;
}

/** Returns the choices and their preview. Prices come only from the server; a response to other choices is marked as not current. */
export const useConfigurator = (product: Pick<Product, 'id'>, opening: InitialConfiguration): Configurator => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [{ selection, asked }, setState] = useState({ selection: opening.selection, asked: opening.selection });
  const [fallen, setFallen] = useState(opening.fallen);
  const timer = useRef<number>(undefined);
  const { data: preview, isCurrent: isAnswered, ...read } = useChangingRead(api.products.preview.queryOptions({ id: product.id, ...asked }, { trpc: { abortOnUnmount: true } }));
  const isCurrent = isAnswered && asked === selection;

  /** Applies a change to the latest wish, because uploads and saves take time. @param wait milliseconds before the preview is requested */
  const change = useCallback((made: (before: ProductSelection) => ProductSelection, wait = 0) => {
    window.clearTimeout(timer.current);
    setState((before) => {
      const next = made(before.selection);
      return { selection: next, asked: wait ? before.asked : next };
    });
    if (wait) timer.current = window.setTimeout(() => setState((before) => ({ ...before, asked: before.selection })), wait);
  }, []);
  const choose = useCallback(
    ({ id, kind }: ConfigurationOption, choice: Choice) => {
      setFallen([]);
      change((before) => ({ ...before, choices: { ...before.choices, [id]: choice } }), waits[optionTable[kind].choice]);
    },
    [change],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const setConfigurationId = (configurationId: string) => change((before) => (before.configurationId === configurationId ? before : { ...before, configurationId }));

  // Options that are not allowed any more lose their choices, so that these do not reappear later.
  const tidy = isCurrent && withoutDisallowed(selection, preview);
  if (tidy) {
    setState({ selection: tidy.selection, asked: tidy.selection });
    setFallen(tidy.fallen);
  }

  return {
    selection,
    preview,
    isCurrent,
    ...read,
    fallen,
    choiceOf: ({ id, choice }) => (Object.hasOwn(selection.choices, id) ? selection.choices[id]! : choice),
    choose,
    setQuantity: (quantity) => change((before) => ({ ...before, quantity }), pause),
    setConfigurationId,
    replaceConfiguration: ({ id }) => {
      const { queryKey } = api.products.preview.queryOptions({ id: product.id, choices: {} });
      queryClient.removeQueries({ queryKey: [queryKey[0]], type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: [queryKey[0]] });
      setConfigurationId(id);
    },
  };
};
