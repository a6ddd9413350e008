import type { Token } from 'markdown-it';
import type { ContentPicture } from '../contract/content.js';
import { pictureSources } from '../contract/picture-sources.js';
import type { BodyFault } from './body-fault.js';
import type { References } from './references.js';

type Fault = Omit<BodyFault, 'line'>;
/** How wide a picture in a text is shown. */
const sizesInText = '(min-width: 768px) 660px, 94vw';

/** What a text says, without its marks. */
export const plain = (token: Token): string =>
  (token.children ?? []).map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : type === 'softbreak' ? ' ' : '')).join('');

/** The picture a token was settled to; undefined for one that is not there. */
export const pictureIn = ({ meta }: Token): ContentPicture | undefined => (meta as { picture?: ContentPicture } | null)?.picture;
/** Its lighter form, for browsers that draw it. */
export const sourceIn = ({ meta }: Token): string => `<source type="image/avif" srcset="${(meta as { avif: string }).avif}" sizes="${sizesInText}">`;
/** Whether a token is what is left of a picture that is not there. */
export const isMissingPicture = ({ meta }: Token): boolean => (meta as { isMissing?: boolean } | null)?.isMissing === true;

const settleLink = (token: Token, { hrefOf }: References): Fault | undefined => {
  const href = String(token.attrGet('href'));
  if (href.startsWith('https://')) {
    token.attrSet('rel', 'external noopener');
    return undefined;
  }
  if (/^(?:mailto|tel):/.test(href)) return undefined;
  const own = hrefOf(href);
  if (own) {
    token.attrSet('href', own);
    return undefined;
  }
  // The words stay, as words.
  token.attrs = null;
  if (own === '') return undefined;
  return href.startsWith('http://') ? { code: 'INSECURE_LINK', message: `${href} is not https` } : { code: 'BROKEN_LINK', message: `${href} leads nowhere` };
};

/** Makes a picture as the design system's does: in the width the screen needs. */
const settlePicture = (token: Token, { pictureOf }: References): Fault | undefined => {
  const file = String(token.attrGet('src'));
  const size = pictureOf(file);
  if (!size) {
    // Nothing is asked of anybody's host: what there is to see is said.
    Object.assign(token, { type: 'text', tag: '', attrs: null, children: null, meta: { isMissing: true } });
    return { code: 'MISSING_PICTURE', message: `there is no ${file}` };
  }
  const { src, avif, webp } = pictureSources(file, size.width);
  const facts = {
    src,
    srcset: webp,
    sizes: sizesInText,
    width: String(size.width),
    height: String(size.height),
    loading: 'lazy',
  };
  for (const [name, value] of Object.entries(facts)) token.attrSet(name, value);
  token.meta = { picture: { file, alt: token.content, ...size }, avif };
  return undefined;
};

/** Settles links and pictures of a paragraph, and finds what is wrong with it. */
export const settleInline = ({ children }: Token, references: References): Fault[] =>
  (children ?? []).flatMap((child): Fault[] => {
    const isTag = child.type === 'text' && /<\/?[a-z][^<>]*>/i.test(child.content);
    const isBare = child.type === 'image' && !child.content.trim();
    const found = [
      isTag ? { code: 'RAW_HTML' as const, message: child.content.slice(0, 60) } : undefined,
      isBare ? { code: 'MISSING_ALT' as const, message: `${child.attrGet('src')} has no alt text` } : undefined,
      child.type === 'link_open' ? settleLink(child, references) : undefined,
      child.type === 'image' ? settlePicture(child, references) : undefined,
    ];
    return found.filter((fault) => fault !== undefined);
  });

/**
 * Says how the cells of a table are set without styles of their own. An empty cell heads nothing; where it would have headed the
 * first column, that column's cells head their rows.
 */
export const settleTable = (tokens: readonly Token[], at: number): void => {
  const end = tokens.findIndex(({ type }, index) => index > at && type === 'table_close');
  const cells = tokens.slice(at, end).flatMap(({ type }, index) => (type === 'th_open' || type === 'td_open' ? [at + index] : []));
  const isEmpty = (cell: number) => tokens[cell + 1]!.content === '';
  const hasRowHeads = isEmpty(cells[0]!);
  for (const cell of cells) {
    const [open, close] = [tokens[cell]!, tokens[cell + 2]!];
    const isRowHead = hasRowHeads && open.tag === 'td' && tokens[cell - 1]!.type === 'tr_open';
    open.attrs = String(open.attrGet('style')).includes('right') ? [['data-align', 'end']] : null;
    if (isRowHead) open.attrSet('scope', 'row');
    if (isRowHead || isEmpty(cell)) for (const one of [open, close]) one.tag = isRowHead ? 'th' : 'td';
  }
};

const idOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

/** Headings as they come: gives each second level an address of its own, and finds levels that are skipped. The first is the title's. */
export const headingsOf = () => {
  const headings: { id: string; text: string }[] = [];
  const ids = new Set<string>();
  let level = 1;
  return {
    headings,
    note: (token: Token, content: Token): Fault | undefined => {
      const before = level;
      level = Number(token.tag.slice(1));
      if (level === 2) {
        const text = plain(content);
        const id = idOf(text);
        const unique = ids.has(id) ? `${id}-${headings.length}` : id;
        ids.add(unique);
        headings.push({ id: unique, text });
        token.attrSet('id', unique);
      }
      if (level === 1) return { code: 'HEADING_LEVEL', message: 'the title is the one heading of its level: start with ##' };
      return level > before + 1 ? { code: 'HEADING_LEVEL', message: `skips from level ${before} to ${level}` } : undefined;
    },
  };
};
