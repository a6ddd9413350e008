import { Inject, Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { CallContext, Given } from '../../common/operation.decorators.js';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { Problem } from '../../contract/errors.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { OrderPresenter } from '../orders/order.presenter.js';
import { findOwn } from '../orders/order.store.js';
import { renderInvoice } from './invoice.pdf.js';
import { findInvoice } from './invoice.store.js';

export interface Document {
  name: string;
  type: string;
  content: Buffer;
}

@Injectable()
export class InvoicesService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly presenter: OrderPresenter,
    private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /** The invoice of the caller's placed order, in the order's language. @throws Problem NOT_FOUND */
  async get({ id }: Given<'getInvoice'>, call: CallContext): Promise<Document> {
    const row = await findOwn(this.db, id, await this.identity.requireOwner(call));
    const invoice = row && (await findInvoice(this.db, row.id));
    if (!invoice) throw new Problem('NOT_FOUND');
    const order = await this.presenter.present(this.db, row, row.locale);
    const content = await renderInvoice(order, invoice, this.brand, (key, args = {}) => this.i18n.translate(`components.invoice.${key}`, { lang: row.locale, args }));
    return { name: `${invoice.number}.pdf`, type: 'application/pdf', content };
  }
}
