import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { isPostcode } from '../../contract/postcodes.js';
import { Problem } from '../../contract/errors.js';
import { localeTable } from '../../contract/locales.js';
import type { Destination } from '../../domain/territories.js';
import { vatRates } from '../../domain/vat.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { type BoughtGoods, deliveryOptions, priceCart, type PricedCart } from './cart-pricing.js';
import { CartReader } from './cart-reader.js';
import { CART_TERMS, type CartTerms } from './cart-terms.js';
import { inLocale } from './order.presenter.js';
import { piecesByFamily, priceLine } from './order-pricing.js';
import { findOpen } from './order.store.js';
import { brokenRule } from './orders.service.js';
import type { Option } from './shipping.js';

/** Calculates delivery options without changing an order. */
@Injectable()
export class ShippingService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly carts: CartReader,
    @Inject(CART_TERMS) private readonly terms: CartTerms,
    private readonly identity: Identity,
  ) {}

  /** Options of the visitor's cart for its destination; none where the shop does not deliver. @throws Problem ORDER_INCOMPLETE for an empty cart */
  async list(call: CallContext): Promise<Option[]> {
    const { lines, options } = await this.priceOpen(call);
    if (!lines.length) throw new Problem('ORDER_INCOMPLETE', { errors: [brokenRule('lines', 'mixed.required')] });
    return options();
  }

  /** Options of the given lines, or of the visitor's cart, for any destination. */
  async calculate({ country, postcode, lines }: InputValue<'calculateShipping'>, call: CallContext): Promise<Option[]> {
    if (!isPostcode(country, postcode)) throw new Problem('VALIDATION', { errors: [brokenRule('postcode', 'string.postcode')] });
    if (!lines) return (await this.priceOpen(call, { country, postcode })).options();
    const { currency } = localeTable[call.locale];
    const { goods, configured } = await this.carts.goodsOf(this.db, lines, call.locale);
    const owner = await this.identity.ownerOf(call);
    const wanted = lines.map(({ productId, quantity, configurationId }): BoughtGoods => {
      const product = goods.get(productId);
      const configuration = configurationId === undefined ? undefined : configured.get(configurationId);
      const isOwn = configurationId === undefined || (configuration?.productId === productId && configuration.owner === owner);
      if (!product || !isOwn) throw new Problem('NOT_FOUND');
      return { quantity, product, configuration };
    });
    const pieces = piecesByFamily(wanted);
    const priced = wanted.map(({ quantity, product, configuration }) =>
      priceLine({ id: product.id, quantity, tierQuantity: pieces.get(product.family)!, room: null, trace: [] }, product, configuration, currency, vatRates[country]),
    );
    return deliveryOptions({ locale: call.locale, country, postcode, currency }, priced, wanted, this.terms);
  }

  /** @throws Problem NOT_FOUND for a visitor without cart */
  private async priceOpen(call: CallContext, destination?: Destination): Promise<PricedCart> {
    const row = await findOpen(this.db, await this.identity.requireOwner(call));
    if (!row) throw new Problem('NOT_FOUND');
    return priceCart(inLocale(row, call.locale), await this.carts.cartOf(this.db, row.id, call.locale), this.terms, destination);
  }
}
