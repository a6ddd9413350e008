import type { CustomerType, OrderLine } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { LineDetails } from '../../ui/order/line-details.js';
import { LinePicture } from '../../ui/order/line-picture.js';
import { Lines } from '../../ui/order/order-lines.styles.js';
import { usePriceTexts } from '../../ui/price.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

/** Lines of the order for review: product, price, link to the product, and whether a consumer can withdraw from it. */
export const ReviewLines = ({ lines, customerType }: { lines: readonly OrderLine[]; customerType: CustomerType }) => (
  <Lines>
    {lines.map((line) => (
      <ReviewLine key={line.id} line={line} customerType={customerType} />
    ))}
  </Lines>
);

const ReviewLine = ({ line, customerType }: { line: OrderLine; customerType: CustomerType }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const { number } = useFormat();
  const priceTexts = usePriceTexts();
  const [unit, total] = [priceTexts(line.unitPrice), priceTexts(line.total)];
  return (
    <li>
      <span className="picture">
        <LinePicture line={line} sizes="72px" />
      </span>
      <div>
        <strong>{line.name}</strong>
        <small>{[line.colour, line.sku].filter(Boolean).join(' · ')}</small>
        <LineDetails line={line} as="small" />
        <small>{`${number(line.quantity)} × ${unit.chosen}`}</small>
        {customerType === 'Private' && <small data-right={line.isWithdrawable || undefined}>{t(line.isWithdrawable ? 'review.withdrawable' : 'review.madeForYou')}</small>}
        <a href={href('productDetail', { slug: line.slug })}>
          {t('review.howPriced')} <VisuallyHidden>{line.name}</VisuallyHidden>
        </a>
      </div>
      <b>
        {total.chosen}
        <small>{`${total.other} ${total.otherView}`}</small>
      </b>
    </li>
  );
};
