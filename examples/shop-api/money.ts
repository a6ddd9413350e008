/** Markets and prices. `X-Locale` decides language, currency, and the country of the VAT until an address is known. */
import type { FastifyRequest } from 'fastify';
import type { OutputOf } from '../../src/contract/shop-api.js';
import shop from './shop.json' with { type: 'json' };

export type Order = OutputOf<'getOrder'>;
type Price = Order['totals']['total'];
export type Place = Pick<Order, 'currency' | 'country'>;
export type Market = Place & Pick<Order, 'locale'> & { language: 'nl' | 'de' | 'fr' | 'en'; account: string };
export const markets = shop.markets as Record<Order['locale'], Market>;
export const marketOf = (locale: unknown): Market => markets[locale as Order['locale']] ?? markets['nl-NL'];
export const marketIn = ({ headers }: FastifyRequest) => marketOf(headers['x-locale']);
export const hasPostcode = ({ country, postcode }: { country: Order['country']; postcode: string }) => new RegExp(shop.countries[country].postcode).test(postcode);

/** Every price has both views. Only unit prices are rounded: totals are sums of them, so that both views add up. */
export const price = (gross: number, net: number, currency: Order['currency']): Price => ({ includingVat: { amount: gross, currency }, excludingVat: { amount: net, currency } });
/** @param cents amount including VAT, the same in every country of a currency */
export const priceOf = (cents: number, { currency, country }: Place) => price(cents, Math.round((cents * 100) / (100 + shop.countries[country].vatRate)), currency);
export const times = ({ includingVat: gross, excludingVat: net }: Price, count: number) => price(gross.amount * count, net.amount * count, gross.currency);
export const plus = ({ includingVat: gross, excludingVat: net }: Price, more: Price) =>
  price(gross.amount + more.includingVat.amount, net.amount + more.excludingVat.amount, gross.currency);
