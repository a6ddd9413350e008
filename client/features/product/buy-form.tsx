import { type FormEvent, useRef, useState } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { useNavigation } from '../../core/page.js';
import { useRoutePath } from '../../core/route-path.js';
import { priceOfQuantity, saleUnitAt } from '../../core/quantity-price.js';
import { useTexts } from '../../core/texts.js';
import { useAddToCart } from '../../core/use-add-to-cart.js';
import { Button } from '../../ui/button.styles.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { CartFeedback } from '../../ui/order/cart-feedback.js';
import { usePriceTexts } from '../../ui/price.js';
import { QuantityStepper } from '../../ui/quantity-stepper.js';
import { Remark } from '../../ui/remark.js';
import { BuyBar } from './buy-bar.js';
import { BuyBlock } from './buy-form.styles.js';
import { FormerPrice } from './former-price.js';
import { Availability, isSoldOut } from './availability.js';
import { TierTable } from './tier-table.js';
import { useUnitOfSale } from '../../ui/unit-of-sale.js';

/** Form to add a product to the cart: volume prices, quantity, total in both VAT views, delivery day. */
export const BuyForm = ({ product }: { product: Product }) => {
  const t = useTexts('product');
  const back = useRoutePath();
  const priceTexts = usePriceTexts();
  const form = useRef<HTMLFormElement>(null);
  const { search } = useNavigation().place;
  /** Quantity that was posted without scripts and rejected. */
  const typed = search.has('problem') ? /^\d{1,6}$/.exec(search.get('quantity') ?? '')?.[0] : undefined;
  const [quantity, setQuantity] = useState(Number(typed) || product.quantity.current);
  const { add, isAdding, added, problem } = useAddToCart();

  const { tier, each, total, perUnit } = priceOfQuantity(product, quantity);
  const totalTexts = priceTexts(total);
  const unit = useUnitOfSale()(saleUnitAt(product, perUnit));
  const { available, isMadeToOrder } = product.stock;
  const soldOut = isSoldOut(product);
  const isTooMany = !soldOut && !isMadeToOrder && quantity > available;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!soldOut) add({ productId: product.id, quantity });
  };

  const ready = { 'aria-disabled': soldOut || isAdding || undefined, disabled: soldOut };
  const action = isAdding ? t('adding') : t('add');

  return (
    <BuyBlock ref={form} method="post" action="/forms/cart/add" onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="back" value={back} />
      <TierTable tiers={product.volumeDiscount} current={tier} isShared={product.colours.length > 1} />
      <div className="choice">
        <output aria-live="polite">
          <span className="visually-hidden">{t('total')} </span>
          <strong>{totalTexts.chosen}</strong>
          <small>{`${t('each', { count: quantity, price: priceTexts(each).chosen, view: totalTexts.view })} · ${totalTexts.other} ${totalTexts.otherView}`}</small>
          <FormerPrice reduction={product.reduction} />
          {unit && <small>{unit}</small>}
        </output>
        <QuantityStepper value={quantity} onChange={setQuantity} label={t('quantity')} />
      </div>
      <PostedProblem />
      {isTooMany && <Remark kind="warning">{t('stock.tooMany', { count: available })}</Remark>}
      <Button type="submit" data-wide {...ready}>
        {action}
      </Button>
      <CartFeedback isAdding={isAdding} added={added} problem={problem} name={product.name} />
      <Availability product={product} />
      <BuyBar watch={form} name={product.name} price={totalTexts} news={problem}>
        <Button type="submit" data-size="small" {...ready}>
          {action}
        </Button>
      </BuyBar>
    </BuyBlock>
  );
};
