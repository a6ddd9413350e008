import MarkdownIt, { type Token } from 'markdown-it';
import type { ContentPicture } from '../contract/content.js';

/** What a text may name. */
export interface References {
  /** Address of a link of ours (`route:contact`, `advice:…`); undefined when it leads nowhere. */
  hrefOf(target: string): string | undefined;
  pictureOf(file: string): Pick<ContentPicture, 'width' | 'height'> | undefined;
}
export interface BodyFault {
  code: 'BROKEN_LINK' | 'MISSING_PICTURE' | 'MISSING_ALT' | 'RAW_HTML';
  /** Line of the body, counted from 0. */
  line: number;
  message: string;
}
export interface Rendered {
  html: string;
  headings: { id: string; text: string }[];
  words: number;
  faults: BodyFault[];
}

/** Raw HTML stays text: what is written cannot bring a script along. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

const idOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

const plain = (token: Token): string =>
  (token.children ?? []).map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : type === 'softbreak' ? ' ' : '')).join('');

/** Settles a link. Answers its target when that leads nowhere. */
const settleLink = (token: Token, { hrefOf }: References): string | undefined => {
  const href = String(token.attrGet('href'));
  if (href.startsWith('https://')) {
    token.attrSet('rel', 'external noopener');
    return undefined;
  }
  if (/^(?:mailto|tel):/.test(href)) return undefined;
  const own = hrefOf(href);
  if (own === undefined) {
    // The words stay, as words.
    token.attrs = null;
    return href;
  }
  token.attrSet('href', own);
  return undefined;
};

/** Makes a picture as the design system's does: in the width the screen needs. */
const settlePicture = (token: Token, { pictureOf }: References): boolean => {
  const file = String(token.attrGet('src'));
  const size = pictureOf(file);
  if (!size) {
    // Nothing is asked of anybody's host: what there is to see is said.
    Object.assign(token, { type: 'text', tag: '', attrs: null, children: null });
    return false;
  }
  const path = `/media/${file.replace(/\.webp$/, '')}`;
  const facts = {
    src: `${path}-800.webp`,
    srcset: `${path}-400.webp 400w, ${path}-800.webp 800w, ${path}.webp ${size.width}w`,
    sizes: '(min-width: 768px) 660px, 94vw',
    width: String(size.width),
    height: String(size.height),
    loading: 'lazy',
  };
  for (const [name, value] of Object.entries(facts)) token.attrSet(name, value);
  return true;
};

/** Says how a cell of a table is set without a style of its own, and makes no heading of an empty cell. */
const settleCell = (tokens: readonly Token[], at: number): void => {
  const token = tokens[at]!;
  if (token.type !== 'th_open' && token.type !== 'td_open') return;
  token.attrs = String(token.attrGet('style')).includes('right') ? [['data-align', 'end']] : null;
  const [content, end] = [tokens[at + 1], tokens[at + 2]];
  if (token.tag === 'th' && content?.content === '' && end) for (const one of [token, end]) one.tag = 'td';
};

/** A document's body as HTML, its links and pictures settled; a link that leads nowhere is a fault. */
export const renderMarkdown = (body: string, references: References): Rendered => {
  const tokens = markdown.parse(body, {});
  const headings: Rendered['headings'] = [];
  const faults: BodyFault[] = [];
  let words = 0;
  for (const [at, token] of tokens.entries()) {
    const line = token.map?.[0] ?? 0;
    if (token.type === 'heading_open' && token.tag === 'h2') {
      const text = plain(tokens[at + 1]!);
      const id = idOf(text);
      const unique = headings.some((other) => other.id === id) ? `${id}-${headings.length}` : id;
      headings.push({ id: unique, text });
      token.attrSet('id', unique);
    }
    settleCell(tokens, at);
    for (const child of token.children ?? []) {
      if (child.type === 'text') words += child.content.split(/\s+/).filter(Boolean).length;
      if (child.type === 'text' && /<\/?[a-z][^>]*>/i.test(child.content)) faults.push({ code: 'RAW_HTML', line, message: child.content.slice(0, 60) });
      if (child.type === 'link_open') {
        const broken = settleLink(child, references);
        if (broken !== undefined) faults.push({ code: 'BROKEN_LINK', line, message: `${broken} leads nowhere` });
      }
      if (child.type === 'image') {
        const file = child.attrGet('src');
        if (!child.content.trim()) faults.push({ code: 'MISSING_ALT', line, message: `${file} has no alt text` });
        if (!settlePicture(child, references)) faults.push({ code: 'MISSING_PICTURE', line, message: `there is no ${file}` });
      }
    }
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings, words, faults };
};
