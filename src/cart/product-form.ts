import { fieldIn, type Form, quantityIn } from '../common/posted-form.js';
import type { Choices } from '../contract/configuration.js';
import { choicesIn, fieldsOf } from '../domain/choices-query.js';

/** Content of the product page's form. */
export interface ProductForm {
  productId: string;
  /** NaN: not a whole number. */
  quantity: number;
  /** The quantity as it was typed. */
  typedQuantity: string;
  choices: Choices;
  configurationId: string | undefined;
  /** Cart line to replace. */
  lineId: string | undefined;
  /** Query of the room calculator that led to the product. */
  room: string | undefined;
}

export const readProductForm = (form: Form): ProductForm => ({
  productId: fieldIn(form, 'productId') ?? '',
  quantity: fieldIn(form, 'quantity') === undefined ? 1 : quantityIn(form),
  typedQuantity: (fieldIn(form, 'quantity') ?? '1').slice(0, 20),
  choices: choicesIn(Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? ''] as const))),
  configurationId: fieldIn(form, 'configuration'),
  lineId: fieldIn(form, 'line'),
  room: fieldIn(form, 'room'),
});

/** Returns the URL of the product page with the form as it was sent and the problem. @param page path of the page; a query is replaced */
export const filledFormPath = (page: string, { typedQuantity, choices, configurationId, lineId }: ProductForm, problem: string): string => {
  const named = { configuration: configurationId, line: lineId, quantity: typedQuantity, problem };
  const fields = Object.entries(named).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams([...fields, ...fieldsOf(choices).map(([name, value]): [string, string] => [name, value])]);
  return `${page.split('?')[0]}?${search}`;
};
