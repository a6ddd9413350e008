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
import type { LineSnapshot } from './orders.tables.js';
import { isOffered, onRequest, type Option, shippingOptions } from './shipping.js';
import { offeredThere } from './territory-offers.js';

export type OrderView = z.output<typeof Order>;

/** An open order, and how it could reach its buyer. */
export interface OpenView {
  order: OrderView;
  /** The ways to deliver it. Worked out when asked for: days of six weeks take longer than prices. */
  options(): Option[];
}
/** What lines are of. */
export interface Goods {
  goods: Map<string, LineProduct>;
  configured: Map<string, ConfiguredGoods>;
}
/** The lines of an open order, and what they are of. */
export interface Cart extends Goods {
  lines: LineRow[];
}
export interface Wanted {
  productId: string;
  configurationId?: string | undefined;
}

/** An open order follows its visitor: texts, currency and, until an address is known, country of the locale they shop in. */
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

const placedLine = ({ id, quantity }: LineRow, snapshot: LineSnapshot): Line => ({
  ...snapshot,
  room: snapshot.room ?? null,
  trace: snapshot.trace ?? [],
  tierQuantity: snapshot.tierQuantity ?? quantity,
  // Orders from before it was written down: whatever was configured counted as personal.
  isWithdrawable: snapshot.isWithdrawable ?? !snapshot.configurationId,
  id,
  quantity,
  available: null,
});

/** Goods, and how many of them. */
export interface BoughtGoods extends KnownGoods {
  quantity: number;
}
const packed = ({ quantity, product, wish }: BoughtGoods): PackedLine => ({ quantity, packaging: wish?.packaging ?? product.packaging });

/** What a line is of; undefined when its product, or how it was to be made, is not there any more. */
export const knownGoods = ({ goods, configured }: Goods, { productId, configurationId }: Wanted): KnownGoods | undefined => {
  const product = goods.get(productId);
  const wish = configurationId ? configured.get(configurationId) : undefined;
  return product && (wish || !configurationId) ? { product, wish } : undefined;
};

/** Makes of rows what the contract calls an order. */
@Injectable()
export class OrderPresenter {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly configurations: ConfigurationService,
    private readonly calendar: DeliveryCalendar,
    private readonly i18n: I18nService,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'DELIVERY_MAX_PALLETS' | 'territoryDelivery'>,
  ) {}

  /** The whole order: an open one at today's prices in the caller's locale, a placed one as it was placed. */
  async present(tx: Executor, row: OrderRow, locale: Locale): Promise<OrderView> {
    return row.state === 'open' ? (await this.presentOpen(tx, inLocale(row, locale))).order : this.presentPlaced(tx, row);
  }

  /** Re-prices an open order, and says what changed about it. A line of which nothing is known any more falls away, and so does a delivery that is no longer possible. */
  async presentOpen(tx: Executor, row: OrderRow, destination: Destination = destinationOf(row)): Promise<OpenView> {
    return this.presentCart(row, await this.cartOf(tx, row.id, row.locale), destination);
  }

  /** As `presentOpen`, for who has read the lines already. */
  presentCart(row: OrderRow, { lines: stored, goods, configured }: Cart, destination: Destination = destinationOf(row)): OpenView {
    const known = stored.map((line) => ({ line, of: knownGoods({ goods, configured }, line) }));
    const present = known.flatMap(({ line, of }) => (of ? { line, quantity: line.quantity, ...of } : []));
    const pieces = piecesByFamily(present);
    const tierQuantityOf = ({ family }: LineProduct) => pieces.get(family)!;
    const pricedAt = (rate: number) => present.map((one) => this.priceLine(one.line, one, tierQuantityOf(one.product), row, rate));
    const ruleOf = (method: DeliveryMethod | null): VatRule => vatRuleFor(placeOfSupply(destination, method), row.details, row.vatCheck?.status ?? null);
    const usual = pricedAt(vatRates[destination.country]);
    let offered: Option[] | undefined;
    // The value from which delivery is free includes VAT, even where the buyer owes the VAT.
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

  /** An order's lines with their goods, and the goods of what else is wanted. */
  async cartOf(tx: Executor, orderId: string, locale: Locale, wanted: readonly Wanted[] = []): Promise<Cart> {
    const lines = await linesOf(tx, orderId);
    return { lines, ...(await this.goodsOf(tx, [...lines, ...wanted], locale)) };
  }

  /** Products and configurations of lines; what is not there is left out. */
  async goodsOf(tx: Executor, lines: readonly Wanted[], locale: Locale): Promise<Goods> {
    const configurationIds = lines.flatMap((line) => line.configurationId || []);
    const found = await this.catalogue.findForLines([...new Set(lines.map((line) => line.productId))], locale, tx);
    return { goods: new Map(found.map((goods) => [goods.id, goods])), configured: await this.configurations.forLines(tx, configurationIds, locale) };
  }

  /** The ways to deliver goods now; none for an empty cart. @param lines the same goods with their prices */
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

  /** A room in a few words, in the language of the order. */
  private describe(room: Room, locale: Locale): NonNullable<Line['room']> {
    const say = (key: string, args = {}): string => this.i18n.translate(`project.calculator.${key}`, { lang: locale, args });
    const metres = (length: number) => formatNumber(length, locale, 2);
    const named = say(`uses.${room.use}`);
    // German nouns keep their capital within a sentence.
    const use = localeTable[locale].language === 'de' ? named : named.charAt(0).toLowerCase() + named.slice(1);
    return { room, text: say('line', { use, length: metres(room.length), width: metres(room.width), height: metres(room.height) }) };
  }

  /** A cart as the order that it was made just now: its lines are as they were written down, and nothing was paid. */
  presentMoved(row: MovedOrder, { lines, shipping, totals }: OrderView): OrderView {
    const history = [{ state: row.state, at: row.movedAt.toISOString() }];
    return { ...facts(row), lines: lines.map((line) => ({ ...line, available: null })), changes: [], shipping, deliveryOnRequest: null, totals, history, payment: null };
  }

  private async presentPlaced(tx: Executor, row: OrderRow): Promise<OrderView> {
    const stored = await linesOf(tx, row.id);
    const payment = await latestPaymentOf(tx, row.id);
    const history = (await historyOf(tx, row.id)).map(({ state, at }) => ({ state, at: at.toISOString() }));
    const { method, date, slot = null, price } = row.shipping!;
    const lines = stored.map((line) => placedLine(line, line.snapshot!));
    return { ...facts(row), lines, changes: [], shipping: { method, date, slot, price: price! }, deliveryOnRequest: null, totals: row.totals!, history, payment };
  }
}
