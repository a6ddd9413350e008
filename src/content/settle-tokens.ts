import type { Token } from 'markdown-it';
import type { ContentPicture } from '../contract/content.js';
import { pictureSources } from '../contract/picture-sources.js';
import type { BodyFault } from './body-fault.js';
import type { References } from './references.js';

type Fault = Omit<BodyFault, 'line'>;
/** `sizes` of pictures in a text. */
const sizesInText = '(min-width: 768px) 660px, 94vw';

/** Text of a token without its markup. */
export const plain = (token: Token): string =>
  (token.children ?? []).map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : type === 'softbreak' ? ' ' : '')).join('');

/** The resolved picture of a token; undefined if it does not exist. */
export const pictureIn = ({ meta }: Token): ContentPicture | undefined => (meta as { picture?: ContentPicture } | null)?.picture;
/** `source` element with the AVIF variants, which are smaller. */
export const sourceIn = ({ meta }: Token): string => `<source type="image/avif" srcset="${(meta as { avif: string }).avif}" sizes="${sizesInText}">`;
/** Whether a token replaces a picture that does not exist. */
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
  // Keeps the text of the link.
  token.attrs = null;
  if (own === '') return undefined;
  return href.startsWith('http://') ? { code: 'INSECURE_LINK', message: `${href} does not use https` } : { code: 'BROKEN_LINK', message: `${href} does not exist on this site` };
};

/** Renders a picture like the design system does: responsive, with its size. */
const settlePicture = (token: Token, { pictureOf }: References): Fault | undefined => {
  const file = String(token.attrGet('src'));
  const size = pictureOf(file);
  if (!size) {
    // Shows the alt text, and requests nothing from other hosts.
    Object.assign(token, { type: 'text', tag: '', attrs: null, children: null, meta: { isMissing: true } });
    return { code: 'MISSING_PICTURE', message: `picture ${file} does not exist` };
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

/** Resolves links and pictures of a paragraph, and returns its faults. */
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
 * Sets the alignment of table cells by attribute instead of inline styles. An empty header cell becomes a plain cell; if it is the
 * first of the table, the cells of the first column become row headers.
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

/** Collects headings in order: gives each second-level heading a unique id, and reports skipped levels. The first level is reserved for the title. */
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
      if (level === 1) return { code: 'HEADING_LEVEL', message: '# is reserved for the title of the page; start with ##' };
      return level > before + 1 ? { code: 'HEADING_LEVEL', message: `skips from level ${before} to ${level}` } : undefined;
    },
  };
};
