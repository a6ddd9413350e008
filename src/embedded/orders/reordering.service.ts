import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { CallContext, InputValue } from '../../common/operation.decorators.js';
import { Problem } from '../../contract/errors.js';
import type { ReorderNote } from '../../contract/reorder.js';
import type { OutputOf } from '../../contract/shop-api.js';
import { ConfigurationService } from '../configuration/configuration.service.js';
import { DesignCopies } from '../configuration/design-copies.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { type ReplayedResponse, runOnce } from '../idempotency/idempotency.js';
import { Identity, type Owner } from '../identity/identity.js';
import { newId } from '../ids.js';
import { CartReader } from './cart-reader.js';
import type { OrderView } from './order.presenter.js';
import { type LineRow, linesOf } from './order-lines.store.js';
import { findOwn, type LockedCart, openOrder } from './order.store.js';
import { OrdersService } from './orders.service.js';
import { orderLineTable } from './orders.tables.js';
import { isOtherPrice, type TakenPieces, takeLine } from './reorder-plan.js';
import { samplesAmong } from './sample-limits.js';
import { placedLine } from './stored-line.js';

type Answer = OutputOf<'reorderOrder'>;
type Planned = LineRow & TakenPieces;

const goodsOf = ({ productId, configurationId }: { productId: string; configurationId: string | null }) => `${productId} ${configurationId ?? ''}`;

/** Reorders the lines of an earlier order. */
@Injectable()
export class ReorderingService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly identity: Identity,
    private readonly orders: OrdersService,
    private readonly carts: CartReader,
    private readonly configurations: ConfigurationService,
    private readonly designCopies: DesignCopies,
  ) {}

  /** Adds the available lines of an order to the caller's cart, at current prices. @throws Problem NOT_FOUND, GUEST_FILES_FULL */
  reorder(input: InputValue<'reorderOrder'>, call: CallContext): Promise<Answer | ReplayedResponse<Answer>> {
    return runOnce(this.db, call, 'reorderOrder', input, async (tx) => {
      const owner = await this.identity.requireOwner(call, tx);
      const source = await findOwn(tx, input.id, owner);
      if (!source || source.state === 'open') throw new Problem('NOT_FOUND');
      return this.fill(tx, await openOrder(tx, owner, call.locale), source.id, call);
    });
  }

  /** Adds the available lines of a placed order to a cart, at current prices. */
  async fill(tx: Executor, { row, lines }: LockedCart, sourceId: string, call: CallContext): Promise<Answer> {
    const planned = await this.plan(tx, await linesOf(tx, sourceId), lines, row.owner, call);
    await this.addLine(tx, row.id, planned);
    const order = await this.orders.save(tx, row, call);
    return { order, missing: planned.flatMap((line) => noteOf(line, order)) };
  }

  private async plan(tx: Executor, requested: LineRow[], present: LineRow[], owner: Owner, call: CallContext): Promise<Planned[]> {
    const { goods, configured } = await this.carts.goodsOf(tx, [...requested, ...present], call.locale);
    const sold = await this.configurations.findSold(tx, [...goods.keys()]);
    // If the caller may see the order but does not own its designs, they are copied.
    const foreign = [...configured.values()].filter((design) => design.owner !== owner && design.isComplete).map(({ id }) => id);
    const copies = await this.designCopies.copy(tx, foreign, owner, call);
    const sampleIds = samplesAmong([...requested, ...present], (id) => goods.get(id)?.sampleOf);
    let samples = present.filter(({ productId }) => sampleIds.has(productId)).length;
    const held = new Map(present.map((line) => [goodsOf(line), line.quantity]));
    return requested.map((line) => {
      const own = { ...line, configurationId: copies.get(line.configurationId) ?? line.configurationId };
      const taken = takeLine(line, {
        product: sold.has(line.productId) ? goods.get(line.productId) : undefined,
        configured: configured.get(line.configurationId),
        needsChoices: sold.get(line.productId)?.needsChoices ?? false,
        inCart: held.get(goodsOf(own)) ?? 0,
        lines: held.size,
        samples,
      });
      if (taken.taken && sampleIds.has(line.productId)) samples += 1;
      if (taken.taken) held.set(goodsOf(own), (held.get(goodsOf(own)) ?? 0) + taken.taken);
      return { ...own, ...taken };
    });
  }

  /** Quantities of the same goods are added. */
  private async addLine(tx: Executor, orderId: string, planned: readonly Planned[]): Promise<void> {
    const rows = planned.filter(({ taken }) => taken > 0);
    if (rows.length === 0) return;
    await tx
      .insert(orderLineTable)
      .values(rows.map(({ productId, configurationId, room, taken }) => ({ id: newId(), orderId, productId, configurationId, quantity: taken, room })))
      .onConflictDoUpdate({
        target: [orderLineTable.orderId, orderLineTable.productId, orderLineTable.configurationId],
        set: { quantity: sql`${orderLineTable.quantity} + excluded.quantity`, room: sql`coalesce(excluded.room, ${orderLineTable.room})` },
      });
  }
}

/** Note about a line that is not fully available, or whose price changed. */
const noteOf = (line: Planned, { lines }: OrderView): ReorderNote[] => {
  const { id, quantity, taken, reason } = line;
  const { name, unitPrice: was } = placedLine(line);
  const is = taken ? (lines.find((one) => goodsOf(one) === goodsOf(line))?.unitPrice ?? null) : null;
  const notes = reason ?? (is && isOtherPrice(was, is) ? 'priceChanged' : null);
  return notes ? [{ lineId: id, name, reason: notes, ordered: quantity, taken, was, is }] : [];
};
