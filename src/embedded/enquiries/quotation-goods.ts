import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import { type Currency, localeTable } from '../../contract/locales.js';
import { priceOf } from '../../domain/money.js';
import { unitGross } from '../../domain/tier-price.js';
import { vatRates } from '../../domain/vat.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { ConfigurationService } from '../configuration/configuration.service.js';
import { findOwnConfiguration, findProduct } from '../configuration/configuration.store.js';
import { withoutFiles } from '../configuration/design-files.js';
import type { Executor } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { priceCart } from '../orders/cart-pricing.js';
import { CartReader } from '../orders/cart-reader.js';
import { CART_TERMS, type CartTerms } from '../orders/cart-terms.js';
import { inLocale } from '../orders/order.presenter.js';
import { findOpen } from '../orders/order.store.js';
import type { EnquiryGoods, EnquiryLine } from './enquiries.types.js';

type EnquiryInput = InputValue<'enquire'>;
const invalid = (field: string, key: string) => new Problem('VALIDATION', { errors: [{ field, code: `yup.errors.mixed.${key}`, params: { values: '' } }] });

/** Snapshot of the goods in a quotation request, because prices and carts change later. */
@Injectable()
export class QuotationGoods {
  constructor(
    private readonly identity: Identity,
    private readonly catalogue: CatalogueService,
    private readonly configurations: ConfigurationService,
    private readonly carts: CartReader,
    @Inject(CART_TERMS) private readonly terms: CartTerms,
  ) {}

  /** @throws Problem NOT_FOUND for another owner's configuration; VALIDATION for an unknown product or an empty cart */
  async of(tx: Executor, input: EnquiryInput, call: CallContext): Promise<EnquiryGoods | null> {
    const line = input.configurationId ? await this.configured(tx, input, input.configurationId, call) : await this.plain(tx, input, call);
    const cart = input.withCart ? await this.cart(tx, call) : null;
    return line || cart ? { line, cart } : null;
  }

  private async configured(tx: Executor, { productId, quantity }: EnquiryInput, configurationId: string, call: CallContext): Promise<EnquiryLine> {
    const row = await findOwnConfiguration(tx, configurationId, await this.identity.requireOwner(call, tx));
    const configuredGoods = row && (await this.configurations.forLines(tx, [row.id], call.locale)).get(row.id);
    if (!row || !configuredGoods) throw new Problem('NOT_FOUND');
    if (productId && productId !== row.productId) throw invalid('productId', 'oneOf');
    const configured = withoutFiles((await findProduct(tx, row.productId)) ?? null, row.choices);
    return this.line(tx, row.productId, quantity ?? row.quantity, call, { unitGross: configuredGoods.unitGross, choices: configuredGoods.choices, configured });
  }

  private async plain(tx: Executor, { productId, quantity = 1 }: EnquiryInput, call: CallContext): Promise<EnquiryLine | null> {
    return productId ? this.line(tx, productId, quantity, call) : null;
  }

  private async line(
    tx: Executor,
    productId: string,
    quantity: number,
    { locale }: CallContext,
    configuredPrice?: { unitGross(currency: Currency, quantity: number): number } & Pick<EnquiryLine, 'choices' | 'configured'>,
  ): Promise<EnquiryLine> {
    const [goods] = await this.catalogue.findForLines([productId], locale, tx);
    if (!goods) throw invalid('productId', 'oneOf');
    const { currency, country } = localeTable[locale];
    const gross = configuredPrice ? configuredPrice.unitGross(currency, quantity) : unitGross(goods, currency, quantity);
    const priced = (amount: number) => priceOf(amount, currency, vatRates[country]);
    const { slug, sku, name, colour } = goods;
    const { choices = [], configured = null } = configuredPrice ?? {};
    return { productId, slug, sku, name, colour, choices, configured, quantity, unitPrice: priced(gross), total: priced(gross * quantity) };
  }

  private async cart(tx: Executor, call: CallContext): Promise<NonNullable<EnquiryGoods['cart']>> {
    const owner = await this.identity.ownerOf(call, tx);
    const row = owner && (await findOpen(tx, owner));
    const order = row && priceCart(inLocale(row, call.locale), await this.carts.cartOf(tx, row.id, call.locale), this.terms);
    if (!order?.lines.length) throw invalid('withCart', 'required');
    const lines = order.lines.map(({ productId, slug, sku, name, colour, choices, quantity, unitPrice, total }): EnquiryLine => {
      return { productId, slug, sku, name, colour: colour ?? '', choices, configured: null, quantity, unitPrice, total };
    });
    return { lines, total: order.totals.goods };
  }
}
