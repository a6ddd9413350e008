const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that may stand in a page as it is. */
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

/** Template tag: markup with every text escaped; nested `Html` (or a list of it) is taken as it is. */
export const html = (parts: TemplateStringsArray, ...values: (Html | readonly Html[] | string | number)[]): Html =>
  new Html(parts.map((part, at) => part + (at < values.length ? rendered(values[at]!) : '')).join(''));
