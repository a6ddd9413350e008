import type { Product } from '../../../src/contract/product.js';
import type { Room } from '../../../src/contract/room.js';
import { roomQuery } from '../../../src/domain/room-query.js';
import { piecesToHalve } from '../../../src/domain/room-panels.js';
import { useFormat } from '../../core/format.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useCalculatorHref } from '../../core/use-calculator-href.js';
import { useTexts } from '../../core/texts.js';
import { RemarkContent } from '../../ui/remark.js';
import { RemarkBox } from '../../ui/remark.styles.js';
import { useCounted } from '../../ui/unit-of-sale.js';
import { absorberOf } from '../../../src/domain/absorber.js';

/** Typical living or meeting room. */
const typicalRoom: Room = {
  use: 'a3',
  length: 5,
  width: 4,
  height: 2.6,
  floor: 'parquet',
  walls: 'plaster',
  ceiling: 'plaster',
  glass: 3,
  pane: 'window',
  doors: 1,
  furniture: { persons: 2 },
  place: 'walls',
};

/** Effect of a product in a typical room, with a link to the calculator; renders nothing for a product without absorption data. */
export const RoomHint = ({ product }: { product: Product }) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const href = useCalculatorHref();
  const inside = useCachedHtml('room hint');
  const absorber = absorberOf(product);
  const count = absorber && piecesToHalve(typicalRoom, absorber);
  const path = href();
  const counted = useCounted();
  if (!count || !path) return null;
  const { length, width } = typicalRoom;
  const content = () => (
    <RemarkContent kind="success">
      {t('roomHint.text', { count, pieces: counted(count, product.saleUnit), length: number(length), width: number(width) })}{' '}
      <a href={href(roomQuery({ room: typicalRoom, product: product.id, pieces: count }))}>{t('roomHint.link')}</a>
    </RemarkContent>
  );
  return <RemarkBox data-kind="success" {...inside(product, content, path)} />;
};
