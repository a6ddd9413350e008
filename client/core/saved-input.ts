import { tabStorage } from './tab-storage.js';

const stored = 'typed';
/** Maximum number of stored fields, and of characters in each. */
const most = { fields: 50, letters: 20_000 } as const;
/** Milliseconds until stored input expires; a reload takes less. */
const lifetime = 60_000;

type Field = HTMLInputElement | HTMLTextAreaElement;
const kinds = /^(?:text|email|tel|search|url|number|textarea)$/;
/** Whether a field contains typed input that may be stored: no passwords, payment fields or files. */
const isTyped = (field: Field) => kinds.test(field.type) && field.name !== '' && !field.disabled && !field.readOnly && !field.autocomplete.startsWith('cc-');
const fieldsOfPage = () => [...document.querySelectorAll<Field>('input,textarea')].filter(isTyped);

/** Fields by name and number among those of the same name. */
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

/** Stores the input of the page's fields until the page is shown again after a reload. */
export const saveInput = (): void => {
  const values = namedFields()
    .filter(([, { value }]) => value !== '' && value.length <= most.letters)
    .slice(0, most.fields)
    .map(([name, { value }]): [string, string] => [name, value]);
  tabStorage.set(stored, JSON.stringify({ path: pathNow(), at: Date.now(), values } satisfies Typed));
};

/** Simulates typing: sets the value by the setter of the prototype and dispatches an input event, so that React handles it. */
export const setFieldValue = (field: Field, value: string): void => {
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Restores the stored input of this page, and deletes it from storage. */
export const restoreInput = (): void => {
  const typed = tabStorage.read(stored) as Typed | undefined;
  tabStorage.remove(stored);
  if (!typed || typed.path !== pathNow() || Date.now() - typed.at > lifetime) return;
  const values = new Map(typed.values);
  for (const [name, field] of namedFields()) {
    const value = values.get(name);
    if (value !== undefined && value !== field.value) setFieldValue(field, value);
  }
};
