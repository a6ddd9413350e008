import type { Order } from '../../../src/contract/order.js';
import { readReorder, type ReorderReportLine } from '../../../src/domain/reorder-query.js';
import { useApi } from '../../core/api.js';
import { useFormat } from '../../core/format.js';
import type { LoadContext } from '../../core/page.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useInView } from '../../core/vat.js';
import { ReorderedBox } from './orders.styles.js';
import { Remark } from '../../ui/remark.js';

const news = { role: 'status' } as const;

/** Fetches the order that the cart's URL names as reordered. When it is not found, no report is shown. */
export const loadReorderReport = async ({ api, queryClient, search, loadTexts }: LoadContext): Promise<void> => {
  const reordered = readReorder(search);
  if (!reordered) return;
  await loadTexts(['account']);
  await queryClient.fetchQuery(api.orders.byId.queryOptions({ id: reordered.orderId })).catch(() => undefined);
};

/** Outcome of a reorder: which lines were not added, or only in part, or have another price. Page namespaces: `account`, fetched by `loadReorderReport`. */
export const ReorderReport = () => {
  const { search } = useNavigation().place;
  const reordered = readReorder(search);
  const order = useReadIfAny(useApi().orders.byId.queryOptions({ id: reordered?.orderId ?? '' }), reordered !== undefined);
  return reordered && order ? <Report order={order} told={reordered.told} /> : null;
};

const Report = ({ order, told }: { order: Order; told: readonly ReorderReportLine[] }) => {
  const t = useTexts('account');
  const isNothing = order.lines.every(({ id }) => told.some((note) => note.lineId === id && note.taken === 0));
  return (
    <ReorderedBox>
      <Remark kind={told.length ? 'warning' : 'success'} {...news}>
        <strong>{t(isNothing ? 'reorder.nothing' : 'reorder.title', { number: order.number ?? '' })}</strong>
        <p>{t(told.length ? 'reorder.some' : 'reorder.all')}</p>
        {told.length > 0 && (
          <ul>
            {told.map((note) => (
              <Note key={note.lineId} note={note} order={order} />
            ))}
          </ul>
        )}
      </Remark>
    </ReorderedBox>
  );
};

const Note = ({ note: { lineId, reason, taken }, order }: { note: ReorderReportLine; order: Order }) => {
  const t = useTexts('account');
  const { money, number } = useFormat();
  const inView = useInView();
  const cart = useReadIfAny(useApi().cart.order.queryOptions());
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) return null;
  const now = cart?.lines.find(({ productId, configurationId }) => productId === line.productId && configurationId === line.configurationId);
  const was = money(inView(line.unitPrice).chosen);
  const facts = { name: line.name, taken: number(taken), ordered: number(line.quantity), was, is: now ? money(inView(now.unitPrice).chosen) : was };
  return <li>{t(`reorder.reasons.${reason}`, facts)}</li>;
};
