import type { Token } from 'markdown-it';
import { type ContentBlock, contentForms, type ContentPicture } from '../contract/content.js';
import type { BodyFault } from './body-fault.js';
import type { References } from './references.js';
import { isMissingPicture, pictureIn, plain } from './settle-tokens.js';

/** Content of a short code. */
export interface ShortCodeInput {
  /** Words behind its name. */
  words: string;
  /** Tokens inside it, resolved. */
  tokens: readonly Token[];
  render(tokens: readonly Token[]): string;
  references: References;
}

/** Why a short code cannot be rendered. */
type Wrong = Omit<BodyFault, 'line'>;
/** Result of a short code; empty if this site leaves it out. */
export type ShortCodeOutput = { block?: ContentBlock; wrong?: Wrong };

const wrong = (message: string, code: BodyFault['code'] = 'MALFORMED_CODE'): ShortCodeOutput => ({ wrong: { code, message } });
const inlines = (tokens: readonly Token[]) => tokens.filter(({ type }) => type === 'inline');
const children = (tokens: readonly Token[]) => inlines(tokens).flatMap((token) => token.children ?? []);

/** Makes a block about products, only if the brand sells products. */
const ofGoods = ({ goods }: References, make: () => ShortCodeOutput): ShortCodeOutput => {
  if (goods === 'shown') return make();
  return goods === 'leftOut' ? {} : wrong('nothing is sold on this site', 'MISPLACED_CODE');
};

const product = ({ words, tokens, references }: ShortCodeInput): ShortCodeOutput =>
  ofGoods(references, () => {
    const families = [...new Set(words.split(/\s+/).filter(Boolean))];
    const unknown = families.filter((code) => !references.isFamily(code));
    if (families.length === 0 || families.length > 6) return wrong('product needs one to six codes of product families');
    if (unknown.length) return wrong(`${unknown.join(', ').slice(0, 60)}: product family does not exist`, 'UNKNOWN_PRODUCT');
    return tokens.length ? wrong('product cannot contain text') : { block: { kind: 'product', families } };
  });

const video = ({ words, tokens }: ShortCodeInput): ShortCodeOutput => {
  const [id = '', ...title] = words.split(/\s+/);
  if (!/^[\w-]{11}$/.test(id)) return wrong('video needs an id of eleven letters, digits, - and _');
  if (title.length === 0) return wrong('video needs a title behind its id');
  return tokens.length ? wrong('video cannot contain text') : { block: { kind: 'video', id, title: title.join(' ') } };
};

const quote = ({ words, tokens, render }: ShortCodeInput): ShortCodeOutput => {
  if (!words) return wrong('quote needs the name of its source');
  return children(tokens).length ? { block: { kind: 'quote', source: words, html: render(tokens) } } : wrong('quote is empty');
};

const gallery = ({ words, tokens }: ShortCodeInput): ShortCodeOutput => {
  if (words) return wrong('gallery cannot have words behind its name');
  const all = children(tokens);
  const pictures = all.map(pictureIn).filter((picture): picture is ContentPicture => picture !== undefined);
  const isMore = ({ type, content }: Token) => !['image', 'softbreak', 'hardbreak'].includes(type) && content.trim() !== '';
  if (all.some((token) => isMore(token) && !isMissingPicture(token))) return wrong('gallery can contain only pictures');
  return pictures.length ? { block: { kind: 'gallery', pictures } } : wrong('gallery contains no picture');
};

const action = ({ words, tokens, references }: ShortCodeInput): ShortCodeOutput => {
  const text = inlines(tokens).map(plain).join(' ').trim();
  if (!/^\w+:[\w-]+$/.test(words)) return wrong('action needs one link, such as route:contact');
  if (!text || text.length > 60) return wrong('action needs the text of its button, at most sixty characters');
  const href = references.hrefOf(words);
  if (href === undefined) return wrong(`${words} does not exist on this site`, 'BROKEN_LINK');
  return href ? { block: { kind: 'action', text, href } } : {};
};

const form = ({ words, tokens }: ShortCodeInput): ShortCodeOutput => {
  const found = contentForms.find((one) => one === words);
  if (!found) return wrong(`form needs one of ${contentForms.join(', ')}`);
  return tokens.length ? wrong('form cannot contain text') : { block: { kind: 'form', form: found } };
};

const calculator = ({ words, tokens, references }: ShortCodeInput): ShortCodeOutput =>
  ofGoods(references, () => (words || tokens.length ? wrong('calculator cannot have words or content') : { block: { kind: 'calculator' } }));

const thirdParties = ({ words, tokens }: ShortCodeInput): ShortCodeOutput =>
  words || tokens.length ? wrong('third-parties cannot have words or content') : { block: { kind: 'thirdParties' } };

const makers: Record<string, (given: ShortCodeInput) => ShortCodeOutput> = { product, video, quote, gallery, action, form, calculator, 'third-parties': thirdParties };

/** Makes the block of a short code. @param info name and words behind its colons */
export const makeBlock = (info: string, given: Omit<ShortCodeInput, 'words'>): ShortCodeOutput => {
  const [name = ''] = info.trim().split(/\s+/, 1);
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make) return wrong(`${name.slice(0, 60)} is not a short code; short codes are ${Object.keys(makers).join(', ')}`, 'UNKNOWN_CODE');
  if (!given.references.hasPage) return wrong(`${name} is in a document without a page of its own`, 'MISPLACED_CODE');
  return make({ ...given, words: info.trim().slice(name.length).trim() });
};
