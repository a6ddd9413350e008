import type { Token } from 'markdown-it';
import { type ContentBlock, contentForms, type ContentPicture } from '../contract/content.js';
import type { BodyFault } from './body-fault.js';
import type { References } from './references.js';
import { isMissingPicture, pictureIn, plain } from './settle-tokens.js';

/** What stands in a short code. */
export interface Given {
  /** What stands behind its name. */
  words: string;
  /** What stands in it, settled. */
  tokens: readonly Token[];
  render(tokens: readonly Token[]): string;
  references: References;
}

/** Why a short code cannot be shown. */
type Wrong = Omit<BodyFault, 'line'>;
/** What a short code becomes; undefined: this site leaves it out. */
export type Made = { block?: ContentBlock; wrong?: Wrong };

const wrong = (message: string, code: BodyFault['code'] = 'MALFORMED_CODE'): Made => ({ wrong: { code, message } });
const inlines = (tokens: readonly Token[]) => tokens.filter(({ type }) => type === 'inline');
const children = (tokens: readonly Token[]) => inlines(tokens).flatMap((token) => token.children ?? []);

/** Goods, where they are sold. */
const ofGoods = ({ goods }: References, make: () => Made): Made => {
  if (goods === 'shown') return make();
  return goods === 'leftOut' ? {} : wrong('nothing is sold on this site', 'MISPLACED_CODE');
};

const product = ({ words, tokens, references }: Given): Made =>
  ofGoods(references, () => {
    const families = [...new Set(words.split(/\s+/).filter(Boolean))];
    const unknown = families.filter((code) => !references.isFamily(code));
    if (families.length === 0 || families.length > 6) return wrong('product wants one to six codes of families');
    if (unknown.length) return wrong(`there is no ${unknown.join(', ').slice(0, 60)}`, 'UNKNOWN_PRODUCT');
    return tokens.length ? wrong('product holds no text') : { block: { kind: 'product', families } };
  });

const video = ({ words, tokens }: Given): Made => {
  const [id = '', ...title] = words.split(/\s+/);
  if (!/^[\w-]{11}$/.test(id)) return wrong('video wants an id of eleven letters, digits, - and _');
  if (title.length === 0) return wrong('video wants a title behind its id');
  return tokens.length ? wrong('video holds no text') : { block: { kind: 'video', id, title: title.join(' ') } };
};

const quote = ({ words, tokens, render }: Given): Made => {
  if (!words) return wrong('quote wants who said it');
  return children(tokens).length ? { block: { kind: 'quote', source: words, html: render(tokens) } } : wrong('quote holds nothing');
};

const gallery = ({ words, tokens }: Given): Made => {
  if (words) return wrong('gallery wants nothing behind its name');
  const all = children(tokens);
  const pictures = all.map(pictureIn).filter((picture): picture is ContentPicture => picture !== undefined);
  const isMore = ({ type, content }: Token) => !['image', 'softbreak', 'hardbreak'].includes(type) && content.trim() !== '';
  if (all.some((token) => isMore(token) && !isMissingPicture(token))) return wrong('gallery holds more than pictures');
  return pictures.length ? { block: { kind: 'gallery', pictures } } : wrong('gallery holds no picture');
};

const action = ({ words, tokens, references }: Given): Made => {
  const text = inlines(tokens).map(plain).join(' ').trim();
  if (!/^\w+:[\w-]+$/.test(words)) return wrong('action wants one link, as route:contact');
  if (!text || text.length > 60) return wrong('action wants the words of its button, sixty letters at the most');
  const href = references.hrefOf(words);
  if (href === undefined) return wrong(`${words} leads nowhere`, 'BROKEN_LINK');
  return href ? { block: { kind: 'action', text, href } } : {};
};

const form = ({ words, tokens }: Given): Made => {
  const found = contentForms.find((one) => one === words);
  if (!found) return wrong(`form wants one of ${contentForms.join(', ')}`);
  return tokens.length ? wrong('form holds no text') : { block: { kind: 'form', form: found } };
};

const calculator = ({ words, tokens, references }: Given): Made =>
  ofGoods(references, () => (words || tokens.length ? wrong('calculator wants nothing and holds nothing') : { block: { kind: 'calculator' } }));

const thirdParties = ({ words, tokens }: Given): Made => (words || tokens.length ? wrong('third-parties wants nothing and holds nothing') : { block: { kind: 'thirdParties' } });

const makers: Record<string, (given: Given) => Made> = { product, video, quote, gallery, action, form, calculator, 'third-parties': thirdParties };

/** What a short code stands for. @param info what stands behind its colons */
export const makeBlock = (info: string, given: Omit<Given, 'words'>): Made => {
  const [name = ''] = info.trim().split(/\s+/, 1);
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make) return wrong(`there is no short code ${name.slice(0, 60)}: there are ${Object.keys(makers).join(', ')}`, 'UNKNOWN_CODE');
  if (!given.references.hasPage) return wrong(`${name} stands in a document without a page of its own`, 'MISPLACED_CODE');
  return make({ ...given, words: info.trim().slice(name.length).trim() });
};
