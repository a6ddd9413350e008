import { fieldIn, type Form } from '../common/posted-form.js';
import type { Choices } from '../contract/configuration.js';
import { choicesIn, fieldsOf } from '../domain/choices-query.js';

/** What the product page's form asks for. */
export interface FormWish {
  productId: string;
  quantity: number;
  choices: Choices;
  configurationId: string | undefined;
  /** The line of the cart that it is to replace. */
  lineId: string | undefined;
  /** The query of the calculation it comes from. */
  room: string | undefined;
}

export const wishOfForm = (form: Form): FormWish => ({
  productId: fieldIn(form, 'productId') ?? '',
  quantity: Number(fieldIn(form, 'quantity') ?? 1),
  choices: choicesIn(Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? ''] as const))),
  configurationId: fieldIn(form, 'configuration'),
  lineId: fieldIn(form, 'line'),
  room: fieldIn(form, 'room'),
});

/** The product's page with its form filled as it was sent. @param page its path, maybe with a query */
export const filledFormPath = (page: string, { quantity, choices, configurationId, lineId }: FormWish, problem: string): string => {
  const named = { configuration: configurationId, line: lineId, quantity: String(quantity), problem };
  const fields = Object.entries(named).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams([...fields, ...fieldsOf(choices).map(([name, value]): [string, string] => [name, value])]);
  return `${page.split('?')[0]}?${search}`;
};
