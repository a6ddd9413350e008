const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is safe to insert into a page without escaping. */
export class Html {
  constructor(readonly markup: string) {}
  toString(): string {
    return this.markup;
  }
}

const rendered = (value: Html | readonly Html[] | string | number): string => {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map((part) => part.markup).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => escapes[character]!);
};

/** Template tag: escapes every value, and inserts nested `Html` (or a list of it) unchanged. */
export const html = (parts: TemplateStringsArray, ...values: (Html | readonly Html[] | string | number)[]): Html =>
  new Html(parts.map((part, at) => part + (at < values.length ? rendered(values[at]!) : '')).join(''));
