import { tabStorage } from './tab-storage.js';

const stored = 'typed';
/** Fields that are kept, and letters of each. */
const most = { fields: 50, letters: 20_000 } as const;
/** Milliseconds for which it is kept: a page that is loaded anew is there within. */
const lifetime = 60_000;

type Field = HTMLInputElement | HTMLTextAreaElement;
const kinds = /^(?:text|email|tel|search|url|number|textarea)$/;
/** What people type; no secrets, nothing of a payment, no files. */
const isTyped = (field: Field) => kinds.test(field.type) && field.name !== '' && !field.disabled && !field.readOnly && !field.autocomplete.startsWith('cc-');
const fieldsOfPage = () => [...document.querySelectorAll<Field>('input,textarea')].filter(isTyped);

/** A field by its name, and how many of that name stand before it. */
const namedFields = (): [string, Field][] => {
  const counts = new Map<string, number>();
  return fieldsOfPage().map((field) => {
    const count = (counts.get(field.name) ?? 0) + 1;
    counts.set(field.name, count);
    return [`${field.name} ${count}`, field];
  });
};

interface Typed {
  path: string;
  at: number;
  values: [string, string][];
}
const pathNow = () => window.location.pathname + window.location.search;

/** Keeps what stands in the page's fields until this page is shown again, in a moment. */
export const keepTyped = (): void => {
  const values = namedFields()
    .filter(([, { value }]) => value !== '' && value.length <= most.letters)
    .slice(0, most.fields)
    .map(([name, { value }]): [string, string] => [name, value]);
  tabStorage.set(stored, JSON.stringify({ path: pathNow(), at: Date.now(), values } satisfies Typed));
};

/** As if it were typed: React follows the element's own setter, and the event. */
export const typeInto = (field: Field, value: string): void => {
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Puts back what was kept for this page, and forgets it. */
export const putBackTyped = (): void => {
  const typed = tabStorage.read(stored) as Typed | undefined;
  tabStorage.remove(stored);
  if (!typed || typed.path !== pathNow() || Date.now() - typed.at > lifetime) return;
  const values = new Map(typed.values);
  for (const [name, field] of namedFields()) {
    const value = values.get(name);
    if (value !== undefined && value !== field.value) typeInto(field, value);
  }
};
