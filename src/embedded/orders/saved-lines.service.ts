import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Identity } from '../identity/identity.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { SavedGoodsStore } from '../storage/saved-goods.js';
import type { OrderView } from './order.presenter.js';
import { deleteLine } from './order-lines.store.js';
import { openOrder } from './order.store.js';
import { OrdersService } from './orders.service.js';

/** Moves goods between cart and library in one transaction, so that nothing is lost or duplicated. */
@Injectable()
export class SavedLines {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly orders: OrdersService,
    private readonly catalogue: CatalogueService,
    private readonly shelf: SavedGoodsStore,
  ) {}

  /** Moves a line from the cart to the library. @throws Problem NOT_FOUND; VALIDATION if the library is full */
  save({ id }: InputValue<'saveOrderLine'>, call: CallContext): Promise<OrderView | ReplayedResponse<OrderView>> {
    return runOnce(this.db, call, 'saveOrderLine', { id }, async (tx) => {
      const { row, lines } = await this.orders.lockOwn(tx, call);
      const line = lines.find((known) => known.id === id);
      if (!line) throw new Problem('NOT_FOUND');
      const [product] = await this.catalogue.findForLines([line.productId], call.locale, tx);
      await this.shelf.put(tx, row.owner, { ...line, name: product?.name ?? line.seen?.name ?? line.productId });
      await deleteLine(tx, { id });
      return this.orders.save(tx, row, call, { lines: lines.filter((known) => known !== line) });
    });
  }

  /** Adds saved goods to the cart. On failure they stay in the library. @throws Problem NOT_FOUND, OUT_OF_STOCK, CONFIGURATION_INCOMPLETE */
  async order({ id, quantity }: InputValue<'orderStorageItem'>, call: CallContext): Promise<OrderView | ReplayedResponse<OrderView>> {
    const written = runOnce(this.db, call, 'orderStorageItem', { id, quantity }, async (tx) => {
      const owner = await this.identity.requireOwner(call, tx);
      const cart = await openOrder(tx, owner, call.locale);
      const item = await this.shelf.take(tx, owner, id, call.locale);
      return this.orders.putGoods(tx, cart, item, { quantity: quantity ?? item.quantity, room: item.room ?? undefined }, call);
    });
    return written.catch((error: unknown) => this.orders.explain(error, call));
  }
}
