import { compile, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailContext, MailContextProvider } from './mail-context.js';
import { type MailContent, mailViews } from './mail-views.js';

/** Formats a row of two cells as `label: value`. */
const pair: FormatCallback = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  for (const [at, cell] of children.entries()) {
    if (at) builder.addInline(': ', { noWordTransform: true });
    walk(cell.children, builder);
  }
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** The plain text is generated from the HTML, so that both have the same content. */
const asText: HtmlToTextOptions = {
  wordwrap: false,
  baseElements: { selectors: ['body'] },
  formatters: { pair },
  selectors: [
    { selector: '[data-skip-in-text]', format: 'skip' },
    { selector: 'table.header', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'tr.pair', format: 'pair' },
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } })),
    { selector: 'p.tight', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'a', options: { linkBrackets: false as const, hideLinkHrefIfSameAsText: true } },
  ],
};

const toText = compile(asText);

/** Renders the content of a mail as HTML and as plain text. */
export const renderMail = ({ view, props }: MailContent, context: MailContext): { html: string; text: string } => {
  const mail = createElement(MailContextProvider, { value: context }, createElement(mailViews[view] as FunctionComponent<object>, props));
  const html = `<!doctype html>${renderToStaticMarkup(mail)}`;
  return { html, text: `${toText(html)}\n` };
};
