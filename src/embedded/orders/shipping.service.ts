import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { isPostcode } from '../../contract/postcodes.js';
import { Problem } from '../../contract/errors.js';
import { localeTable } from '../../contract/locales.js';
import { vatRates } from '../../domain/vat.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { type BoughtGoods, inLocale, OrderPresenter } from './order.presenter.js';
import { piecesByFamily, priceLine } from './order-pricing.js';
import { findOpen, type OrderRow } from './order.store.js';
import { brokenRule } from './orders.service.js';
import type { Option } from './shipping.js';

/** Calculates delivery options without changing an order. */
@Injectable()
export class ShippingService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly presenter: OrderPresenter,
    private readonly identity: Identity,
  ) {}

  /** Options of the visitor's cart for its destination; none where the shop does not deliver. @throws Problem ORDER_INCOMPLETE for an empty cart */
  async list(call: CallContext): Promise<Option[]> {
    const { order, options } = await this.presenter.presentOpen(this.db, await this.requireOpen(call));
    if (!order.lines.length) throw new Problem('ORDER_INCOMPLETE', { errors: [brokenRule('lines', 'mixed.required')] });
    return options();
  }

  /** Options of the given lines, or of the visitor's cart, for any destination. */
  async calculate({ country, postcode, lines }: Given<'calculateShipping'>, call: CallContext): Promise<Option[]> {
    if (!isPostcode(country, postcode)) throw new Problem('VALIDATION', { errors: [brokenRule('postcode', 'string.postcode')] });
    if (!lines) return (await this.presenter.presentOpen(this.db, await this.requireOpen(call), { country, postcode })).options();
    const { currency } = localeTable[call.locale];
    const { goods, configured } = await this.presenter.goodsOf(this.db, lines, call.locale);
    const owner = await this.identity.ownerOf(call);
    const wanted = lines.map(({ productId, quantity, configurationId }): BoughtGoods => {
      const product = goods.get(productId);
      const wish = configurationId === undefined ? undefined : configured.get(configurationId);
      const isOwn = configurationId === undefined || (wish?.productId === productId && wish.owner === owner);
      if (!product || !isOwn) throw new Problem('NOT_FOUND');
      return { quantity, product, wish };
    });
    const pieces = piecesByFamily(wanted);
    const priced = wanted.map(({ quantity, product, wish }) =>
      priceLine({ id: product.id, quantity, tierQuantity: pieces.get(product.family)!, room: null, trace: [] }, product, wish, currency, vatRates[country]),
    );
    return this.presenter.optionsFor({ locale: call.locale, country, postcode, currency }, priced, wanted);
  }

  private async requireOpen(call: CallContext): Promise<OrderRow> {
    const row = await findOpen(this.db, await this.identity.requireOwner(call));
    if (!row) throw new Problem('NOT_FOUND');
    return inLocale(row, call.locale);
  }
}
