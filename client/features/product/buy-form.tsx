import { type FormEvent, type ReactNode, useState } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { readQuantity } from '../../../src/domain/typed-number.js';
import { useNavigation } from '../../core/page.js';
import { useRoutePath } from '../../core/route-path.js';
import { priceOfQuantity, saleUnitAt } from '../../core/quantity-price.js';
import { useTexts } from '../../core/texts.js';
import { useAddToCart } from '../../core/use-add-to-cart.js';
import { Button } from '../../ui/button.styles.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { CartFeedback } from '../../ui/order/cart-feedback.js';
import { usePriceTexts } from '../../ui/price.js';
import { focusWrongQuantity, QuantityStepper, typedQuantity } from '../../ui/quantity-stepper.js';
import { Remark } from '../../ui/remark.js';
import { BuyBar } from './buy-bar.js';
import { BuyBlock } from './buy-form.styles.js';
import { FormerPrice } from './former-price.js';
import { Arrival, isSoldOut, Supply } from './availability.js';
import { TierTable } from './tier-table.js';
import { useCounted, useUnitOfSale } from '../../ui/unit-of-sale.js';

interface BuyFormProps {
  product: Product;
  /** Content between the action and the volume prices. */
  introduction: ReactNode;
}

/** Form to add a product to the cart: total in both VAT views, delivery day, quantity, action, volume prices. */
export const BuyForm = ({ product, introduction }: BuyFormProps) => {
  const t = useTexts('product');
  const back = useRoutePath();
  const priceTexts = usePriceTexts();
  const { search } = useNavigation().place;
  /** Quantity that was posted without scripts and rejected. */
  const typed = search.has('problem') ? typedQuantity(search) : undefined;
  const [quantity, setQuantity] = useState(readQuantity(typed ?? '') ?? product.quantity.current);
  const { add, isAdding, added, problem } = useAddToCart();

  const { tier, each, total, perUnit } = priceOfQuantity(product, quantity);
  const totalTexts = priceTexts(total);
  const counted = useCounted();
  const unit = useUnitOfSale()(saleUnitAt(product, perUnit));
  const { available, isMadeToOrder } = product.stock;
  const soldOut = isSoldOut(product);
  const isTooMany = !soldOut && !isMadeToOrder && quantity > available;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusWrongQuantity(event.currentTarget)) return;
    if (!soldOut) add({ productId: product.id, quantity });
  };

  const ready = { 'aria-disabled': soldOut || isAdding || undefined, disabled: soldOut };
  const action = isAdding ? t('adding') : t('add');

  return (
    <BuyBlock method="post" action="/forms/cart/add" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="back" value={back} />
      <output aria-live="polite">
        <span className="visually-hidden">{t('total')} </span>
        <strong>{totalTexts.chosen}</strong>
        <small>{`${t('each', { count: quantity, price: priceTexts(each).chosen, view: totalTexts.view })} · ${totalTexts.other} ${totalTexts.otherView}`}</small>
        <FormerPrice reduction={product.reduction} />
        {unit && <small>{unit}</small>}
      </output>
      <Arrival product={product} />
      <div className="act">
        <QuantityStepper value={quantity} onChange={setQuantity} typed={typed} label={t('quantity')} />
        <Button type="submit" {...ready}>
          {action}
        </Button>
      </div>
      <Supply product={product} isAlone={quantity === 1} />
      <PostedProblem />
      {isTooMany && <Remark kind="warning">{t('stock.tooMany', { pieces: counted(available, product.saleUnit) })}</Remark>}
      <CartFeedback isAdding={isAdding} added={added} problem={problem} name={product.name} />
      {introduction}
      <TierTable tiers={product.volumeDiscount} current={tier} isShared={product.colours.length > 1} unit={product.saleUnit} />
      <BuyBar name={product.name} price={totalTexts} delivery={soldOut ? null : product.delivery} news={problem}>
        <Button type="submit" data-size="small" {...ready}>
          {action}
        </Button>
      </BuyBar>
    </BuyBlock>
  );
};
