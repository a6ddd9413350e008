import type { ChangedPart } from '../../contract/errors.js';
import { euro, order, price } from '../../../test/factories/order.js';
import { changedParts, type VatStatus } from './changed-parts.js';

const shipping = { method: 'Deliver', date: '2026-11-26', slot: null, price: price(0) } as const;
const seen = order({ shipping });
const expected = seen.totals.total.includingVat;
const dearer = euro(expected.amount + 100);
const change = (kind: 'price' | 'gone') => ({ lineId: 'line-1', kind, name: 'Panel', before: null, replacement: null });
const checked = (status: VatStatus) => ({ status, checkedAt: '2026-11-26T10:00:00Z' });

describe('parts of an order that differ from what the buyer saw', () => {
  it.each<[what: string, order: typeof seen, expected: typeof dearer, vatStatus: VatStatus | undefined, parts: ChangedPart[]]>([
    ['nothing', seen, expected, undefined, []],
    ['nothing, if a price had changed before the buyer saw the order', { ...seen, changes: [change('price')] }, expected, undefined, []],
    ['a price', { ...seen, changes: [change('price')] }, dearer, undefined, ['price']],
    ['stock, for goods that are no longer sold', { ...seen, changes: [change('gone')] }, dearer, undefined, ['stock']],
    ['delivery, if it is no longer possible', { ...seen, shipping: null }, expected, undefined, ['delivery']],
    ['price and delivery', { ...seen, shipping: null, changes: [change('price')] }, dearer, undefined, ['price', 'delivery']],
    ['VAT, for a number that is no longer valid', { ...seen, vatCheck: checked('invalid') }, dearer, 'valid', ['vat']],
    ['VAT, for a number that is valid now', { ...seen, vatCheck: checked('valid') }, dearer, 'unknown', ['vat']],
    ['only the total', { ...seen, vatCheck: checked('valid') }, dearer, 'valid', ['total']],
    ['total, if the currency differs', seen, { ...expected, currency: 'GBP' }, undefined, ['total']],
  ])('%s', (_, now, total, vatStatus, parts) => expect(changedParts(now, { expected: total, vatStatus })).toEqual(parts));
});
