import type { SubmitEvent } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { roomQuery } from '../../../src/domain/room-query.js';
import { useHref } from '../../core/locale.js';
import { priceOfQuantity } from '../../core/quantity-price.js';
import { useTexts } from '../../core/texts.js';
import { useAddToCart } from '../../core/use-add-to-cart.js';
import { Button } from '../../ui/button.styles.js';
import { CartFeedback } from '../../ui/order/cart-feedback.js';
import { usePriceTexts } from '../../ui/price.js';
import { Remark } from '../../ui/remark.js';
import { useCounted } from '../../ui/unit-of-sale.js';
import { BuyBar as Bar } from './buy-bar.styles.js';
import type { RoomResult } from './use-room.js';

/** Bar with pieces, price and button. The cart line stores the room. */
export const BuyBar = ({ product, result: { input, pieces } }: { product: Product; result: RoomResult }) => {
  const t = useTexts('project');
  const shop = useTexts('product');
  const href = useHref();
  const priceTexts = usePriceTexts();
  const { add, isAdding, added, problem } = useAddToCart();
  const { tier, each, total } = priceOfQuantity(product, Math.max(1, pieces));
  const texts = priceTexts(total);
  const { isMadeToOrder, available } = product.stock;
  const isShort = !isMadeToOrder && pieces > available;
  const isIdle = pieces === 0;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isIdle) add({ productId: product.id, quantity: pieces, room: input.room });
  };
  const counted = useCounted();
  const eachText = t('calculator.each', { price: priceTexts(each).chosen });
  return (
    <>
      <Bar method="post" action="/forms/cart/add" onSubmit={onSubmit} data-dark>
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="quantity" value={Math.max(1, pieces)} />
        <input type="hidden" name="room" value={new URLSearchParams(roomQuery({ room: input.room })).toString()} />
        <p className="what">
          <strong>
            {`${Math.max(1, pieces)} × `}
            <a href={href('productDetail', { slug: product.slug })}>{product.name}</a>
          </strong>
          <small>{tier ? `${shop('tiers.open', { pieces: counted(tier.minQuantity, product.saleUnit) })} · ${eachText}` : eachText}</small>
        </p>
        <output className="price">
          <strong>{texts.chosen}</strong>
          <small>{`${texts.view} · ${texts.other} ${texts.otherView}`}</small>
        </output>
        <Button disabled={isIdle} aria-disabled={isAdding || undefined}>
          {isAdding ? shop('adding') : shop('add')}
        </Button>
      </Bar>
      {isShort && <Remark kind="warning">{shop('stock.tooMany', { pieces: counted(available, product.saleUnit) })}</Remark>}
      <CartFeedback isAdding={isAdding} added={added} problem={problem} name={product.name} />
    </>
  );
};
