import { Argument, InvalidArgumentError, Option } from 'commander';
import { type OrderState, orderStates } from '../../src/contract/order.js';
import { today } from '../../src/embedded/fulfilment/order-lists.service.js';

/** States of placed orders; `open` is a cart. */
export const placedStates = orderStates.filter((state) => state !== 'open');

export const stateOf = (word: string, before: readonly OrderState[] = []): OrderState[] => {
  const states = word.split(',').map((one) => {
    const state = placedStates.find((known) => known === one.trim());
    if (!state) throw new InvalidArgumentError(`Allowed states: ${placedStates.join(', ')}.`);
    return state;
  });
  return [...new Set([...before, ...states])];
};

/** A calendar day: `2026-11-24`, `today` or `yesterday`. */
export const dayOf = (word: string): string => {
  if (word === 'today') return today();
  if (word === 'yesterday' || word === 'tomorrow') return new Date(Date.parse(today()) + (word === 'tomorrow' ? 1 : -1) * 86_400_000).toISOString().slice(0, 10);
  const at = new Date(`${word}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(word) || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(word))
    throw new InvalidArgumentError('Use a day such as 2026-11-24, or today, yesterday or tomorrow.');
  return word;
};

/** Parser of an option that can be repeated. */
export const repeated =
  <Value>(parse: (word: string) => Value) =>
  (word: string, before: readonly Value[] = []): Value[] => [...before, parse(word)];

/** The number of an order, which a person can leave out on a terminal and choose from a list. */
export const orderNumber = (): Argument => new Argument('[number]', 'order number; without it you choose from a list on a terminal');
export const outOption = (name: string): Option => new Option('--out <file>', `file to create; an existing file is not overwritten (default: ${name})`);
