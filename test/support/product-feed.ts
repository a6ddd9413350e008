import { all, parseXml, textAt, type XmlElement } from './xml.js';

const amount = /^\d{1,7}\.\d{2} (?:EUR|GBP)$/;
const address = /^https?:\/\/[^\s]{1,1990}$/;
const within = (most: number) => (text: string) => text.trim() !== '' && [...text].length <= most;
const matching = (pattern: RegExp) => (text: string) => pattern.test(text);
const oneOf =
  (...values: string[]) =>
  (text: string) =>
    values.includes(text);

interface Rule {
  isValid: (text: string) => boolean;
  /** Maximum number of times; default 1. */
  most?: number;
}
/** Elements of an item. @see https://support.google.com/merchants/answer/7052112 Product data specification */
const rules: Record<string, Rule> = {
  'g:id': { isValid: within(50) },
  title: { isValid: within(150) },
  description: { isValid: within(5000) },
  link: { isValid: matching(address) },
  'g:image_link': { isValid: matching(address) },
  'g:additional_image_link': { isValid: matching(address), most: 10 },
  'g:availability': { isValid: oneOf('in_stock', 'out_of_stock', 'preorder', 'backorder') },
  'g:availability_date': { isValid: matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?:Z|[+-]\d{4})$/) },
  'g:price': { isValid: matching(amount) },
  'g:sale_price': { isValid: matching(amount) },
  'g:unit_pricing_measure': { isValid: matching(/^\d+(?:\.\d+)? (?:sqm|m)$/) },
  'g:unit_pricing_base_measure': { isValid: matching(/^(?:1|2|4|8|10|100) (?:sqm|m)$/) },
  'g:brand': { isValid: within(70) },
  'g:gtin': { isValid: matching(/^(?:\d{8}|\d{12,14})$/) },
  'g:identifier_exists': { isValid: oneOf('yes', 'no') },
  'g:condition': { isValid: oneOf('new', 'refurbished', 'used') },
  'g:item_group_id': { isValid: within(50) },
  'g:color': { isValid: within(100) },
  'g:size': { isValid: within(100) },
  'g:product_type': { isValid: within(750) },
  'g:shipping_weight': { isValid: matching(/^\d+(?:\.\d+)? (?:kg|g)$/) },
  'g:shipping': { isValid: () => true },
};
const required = ['g:id', 'title', 'description', 'link', 'g:image_link', 'g:availability', 'g:price', 'g:brand', 'g:condition'];

const faultsOf = (item: XmlElement): string[] => {
  const of = (name: string) => all(item, name).map(({ text }) => text);
  const has = (name: string) => of(name).length > 0;
  const [price, sale] = ['g:price', 'g:sale_price'].map((name) => Number.parseFloat(of(name)[0] ?? ''));
  const wrong = (isWrong: boolean, fault: string) => (isWrong ? [fault] : []);
  return [
    ...required.filter((name) => !has(name)).map((name) => `${name} is missing`),
    ...item.children.filter(({ name }) => !rules[name]).map(({ name }) => `${name} is unknown`),
    ...Object.entries(rules).flatMap(([name, { isValid, most = 1 }]) => [
      ...wrong(of(name).length > most, `${name} occurs ${of(name).length} times`),
      ...of(name).flatMap((text) => wrong(!isValid(text), `${name}: ${text}`)),
    ]),
    ...wrong(has('g:availability_date') !== (of('g:availability')[0] === 'backorder'), 'availability_date'),
    ...wrong(has('g:gtin') === has('g:identifier_exists'), 'gtin or identifier_exists'),
    ...wrong(has('g:sale_price') && sale! >= price!, 'sale_price'),
    ...wrong(has('g:unit_pricing_measure') !== has('g:unit_pricing_base_measure'), 'unit pricing'),
    ...wrong(has('g:item_group_id') !== (has('g:color') || has('g:size')), 'a variant needs a group, and a group a difference'),
    ...all(item, 'g:shipping').flatMap((shipping) => wrong(!/^[A-Z]{2}$/.test(textAt(shipping, 'g:country') ?? '') || !amount.test(textAt(shipping, 'g:price') ?? ''), 'shipping')),
  ];
};

/** Items of a product feed, and everything in it that breaks a public rule of Google Merchant Center or RSS 2.0. */
export const readProductFeed = (xml: string): { items: XmlElement[]; faults: string[] } => {
  const rss = parseXml(xml);
  const items = all(rss, 'channel/item');
  const ids = items.map((item) => textAt(item, 'g:id'));
  const whole = [
    ...(rss.name === 'rss' && rss.attributes['version'] === '2.0' && rss.attributes['xmlns:g'] === 'http://base.google.com/ns/1.0' ? [] : ['the root element']),
    ...['title', 'link', 'description'].filter((name) => !textAt(rss, `channel/${name}`)).map((name) => `channel without ${name}`),
    ...(new Set(ids).size === ids.length ? [] : ['an id occurs twice']),
  ];
  return { items, faults: [...whole, ...items.flatMap((item, at) => faultsOf(item).map((fault) => `${ids[at]}: ${fault}`))] };
};
