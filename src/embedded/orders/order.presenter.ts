import { Inject, Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { z } from 'zod';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { localeTable, type Locale } from '../../contract/locales.js';
import type { DeliveryMethod, Order } from '../../contract/order.js';
import type { LineProduct } from '../catalogue/catalogue.presenter.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { DeliveryCalendar } from '../catalogue/delivery-calendar.js';
import { ConfigurationService } from '../configuration/configuration.service.js';
import type { Room } from '../../contract/room.js';
import type { ConfiguredGoods } from '../configuration/configured-goods.js';
import type { PackedLine } from '../../domain/consignment.js';
import { priceOf } from '../../domain/money.js';
import { type Destination, exportTerritoryOf } from '../../domain/territories.js';
import { placeOfSupply, vatRates, type VatRule, vatRuleFor } from '../../domain/vat.js';
import type { Executor } from '../database/database.module.js';
import { formatNumber } from '../formats.js';
import { destinationOf } from './destination.js';
import { changeOf, type KnownGoods } from './order-changes.js';
import { charged, chargedLine, type Line, piecesByFamily, priceLine, totalsOf } from './order-pricing.js';
import { historyOf, latestPaymentOf, type LineRow, linesOf, type MovedOrder, type OrderRow } from './order.store.js';
import { isOffered, onRequest, type Option, shippingOptions } from './shipping.js';
import { placedLine } from './stored-line.js';
import { offeredThere } from './territory-offers.js';

export type OrderView = z.output<typeof Order>;

/** An open order and its delivery options. */
export interface OpenView {
  order: OrderView;
  /** Delivery options. Calculated only when called, because six weeks of delivery days take longer than prices. */
  options(): Option[];
}
/** Products and configurations of lines, by id. */
export interface Goods {
  goods: Map<string, LineProduct>;
  configured: Map<string, ConfiguredGoods>;
}
/** Lines of an open order with their products and configurations. */
export interface Cart extends Goods {
  lines: LineRow[];
}
export interface Wanted {
  productId: string;
  configurationId?: string | undefined;
}

/** Returns an open order in the locale of the visitor: texts, currency and, until an address is known, country. */
export const inLocale = (row: OrderRow, locale: Locale): OrderRow => {
  const { currency, country } = localeTable[locale];
  return { ...row, locale, currency, country: row.details ? row.country : country };
};

const facts = (row: OrderRow) => ({
  id: row.id,
  number: row.number,
  state: row.state,
  isInAccount: row.owner.startsWith('customer:'),
  version: row.version,
  locale: row.locale,
  currency: row.currency,
  country: row.country,
  territory: exportTerritoryOf(destinationOf(row)),
  details: row.details,
  vatCheck: row.vatCheck && { status: row.vatCheck.status, checkedAt: row.vatCheck.checkedAt },
  placedAt: row.placedAt?.toISOString() ?? null,
  ...(row.parcel && { parcel: row.parcel }),
});

/** Goods with quantity. */
export interface BoughtGoods extends KnownGoods {
  quantity: number;
}
const packed = ({ quantity, product, wish }: BoughtGoods): PackedLine => ({ quantity, packaging: wish?.packaging ?? product.packaging });

/** Returns product and configuration of a line; undefined if one of them no longer exists. */
export const knownGoods = ({ goods, configured }: Goods, { productId, configurationId }: Wanted): KnownGoods | undefined => {
  const product = goods.get(productId);
  const wish = configurationId ? configured.get(configurationId) : undefined;
  return product && (wish || !configurationId) ? { product, wish } : undefined;
};

/** Converts order rows to orders of the contract. */
@Injectable()
export class OrderPresenter {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly configurations: ConfigurationService,
    private readonly calendar: DeliveryCalendar,
    private readonly i18n: I18nService,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'DELIVERY_MAX_PALLETS' | 'territoryDelivery'>,
  ) {}

  /** Presents an open order with current prices in the caller's locale, or a placed order as it was placed. */
  async present(tx: Executor, row: OrderRow, locale: Locale): Promise<OrderView> {
    return row.state === 'open' ? (await this.presentOpen(tx, inLocale(row, locale))).order : this.presentPlaced(tx, row);
  }

  /** Prices an open order anew, and lists what changed. Omits lines whose product or configuration no longer exists, and a delivery that is no longer possible. */
  async presentOpen(tx: Executor, row: OrderRow, destination: Destination = destinationOf(row)): Promise<OpenView> {
    return this.presentCart(row, await this.cartOf(tx, row.id, row.locale), destination);
  }

  /** Same as `presentOpen`, for a cart that was already read. */
  presentCart(row: OrderRow, { lines: stored, goods, configured }: Cart, destination: Destination = destinationOf(row)): OpenView {
    const known = stored.map((line) => ({ line, of: knownGoods({ goods, configured }, line) }));
    const present = known.flatMap(({ line, of }) => (of ? { line, quantity: line.quantity, ...of } : []));
    const pieces = piecesByFamily(present);
    const tierQuantityOf = ({ family }: LineProduct) => pieces.get(family)!;
    const pricedAt = (rate: number) => present.map((one) => this.priceLine(one.line, one, tierQuantityOf(one.product), row, rate));
    const ruleOf = (method: DeliveryMethod | null): VatRule => vatRuleFor(placeOfSupply(destination, method), row.details, row.vatCheck?.status ?? null);
    const usual = pricedAt(vatRates[destination.country]);
    let offered: Option[] | undefined;
    // The threshold of free delivery includes VAT, even with reverse charge.
    const options = () => (offered ??= this.optionsFor({ ...row, ...destination }, usual, present).map((option) => this.chargedOption(option, row, ruleOf(option.method))));
    const option = row.shipping && options().find((one) => isOffered(one, row.shipping!));
    const vat = ruleOf(option?.method ?? null);
    const lines = (vat.rate === vatRates[destination.country] ? usual : pricedAt(vat.rate)).map((line) => chargedLine(line, vat));
    const changes = known.flatMap(({ line, of }) => changeOf(line, of, of ? tierQuantityOf(of.product) : line.quantity, row.currency, vat) ?? []);
    const shipping = row.shipping && option?.price ? { method: option.method, date: row.shipping.date, slot: row.shipping.slot ?? null, price: option.price } : null;
    const totals = totalsOf(lines, shipping?.price ?? null, row.currency, vat);
    const deliveryOnRequest = onRequest({ lines: present.map(packed), maximumPallets: this.environment.DELIVERY_MAX_PALLETS });
    return { order: { ...facts(row), lines, changes, shipping, deliveryOnRequest, totals, history: [], payment: null }, options };
  }

  private chargedOption(option: Option, { currency }: OrderRow, vat: VatRule): Option {
    return { ...option, price: option.price && charged(priceOf(option.price.includingVat.amount, currency, vat.rate), vat) };
  }

  private priceLine(line: LineRow, { product, wish }: KnownGoods, tierQuantity: number, { locale, currency }: OrderRow, rate: number): Line {
    const trace = wish ? wish.trace(currency, tierQuantity) : this.configurations.plainTrace(product, tierQuantity, currency, locale);
    const { id, quantity, room } = line;
    return priceLine({ id, quantity, tierQuantity, room: room && this.describe(room, locale), trace }, product, wish, currency, rate);
  }

  /** Reads an order's lines with their goods, and the goods of `wanted`. */
  async cartOf(tx: Executor, orderId: string, locale: Locale, wanted: readonly Wanted[] = []): Promise<Cart> {
    const lines = await linesOf(tx, orderId);
    return { lines, ...(await this.goodsOf(tx, [...lines, ...wanted], locale)) };
  }

  /** Reads products and configurations of lines; omits those that do not exist. */
  async goodsOf(tx: Executor, lines: readonly Wanted[], locale: Locale): Promise<Goods> {
    const configurationIds = lines.flatMap((line) => line.configurationId || []);
    const found = await this.catalogue.findForLines([...new Set(lines.map((line) => line.productId))], locale, tx);
    return { goods: new Map(found.map((goods) => [goods.id, goods])), configured: await this.configurations.forLines(tx, configurationIds, locale) };
  }

  /** Current delivery options of goods; none for an empty cart. @param lines the same goods with their prices */
  optionsFor(
    { locale, country, currency, postcode }: Pick<OrderRow, 'locale' | 'currency'> & Destination,
    lines: readonly Pick<Line, 'total'>[],
    goods: readonly BoughtGoods[],
  ): Option[] {
    if (!goods.length) return [];
    const options = shippingOptions({
      country,
      currency,
      lines: goods.map(packed),
      goodsGross: lines.reduce((sum, line) => sum + line.total.includingVat.amount, 0),
      maximumPallets: this.environment.DELIVERY_MAX_PALLETS,
      ...this.calendar.workdays({ leadDays: Math.max(...goods.map(({ product }) => product.leadDays)), locale, country }),
    });
    return offeredThere(options, { country, postcode }, currency, this.environment.territoryDelivery);
  }

  /** Describes a room briefly, in the language of the order. */
  private describe(room: Room, locale: Locale): NonNullable<Line['room']> {
    const say = (key: string, args = {}): string => this.i18n.translate(`project.calculator.${key}`, { lang: locale, args });
    const metres = (length: number) => formatNumber(length, locale, 2);
    const named = say(`uses.${room.use}`);
    // German nouns keep their capital letter within a sentence.
    const use = localeTable[locale].language === 'de' ? named : named.charAt(0).toLowerCase() + named.slice(1);
    return { room, text: say('line', { use, length: metres(room.length), width: metres(room.width), height: metres(room.height) }) };
  }

  /** Presents a cart as the order that it just became, from data that is already in memory. */
  presentMoved(row: MovedOrder, { lines, shipping, totals }: OrderView): OrderView {
    const history = [{ state: row.state, at: row.movedAt.toISOString() }];
    return { ...facts(row), lines: lines.map((line) => ({ ...line, available: null })), changes: [], shipping, deliveryOnRequest: null, totals, history, payment: null };
  }

  private async presentPlaced(tx: Executor, row: OrderRow): Promise<OrderView> {
    const stored = await linesOf(tx, row.id);
    const payment = await latestPaymentOf(tx, row.id);
    const history = (await historyOf(tx, row.id)).map(({ state, at }) => ({ state, at: at.toISOString() }));
    const { method, date, slot = null, price } = row.shipping!;
    const lines = stored.map(placedLine);
    return { ...facts(row), lines, changes: [], shipping: { method, date, slot, price: price! }, deliveryOnRequest: null, totals: row.totals!, history, payment };
  }
}
