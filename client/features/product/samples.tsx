import { type SubmitEvent, useState } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { useRoutePath } from '../../core/route-path.js';
import { useTexts } from '../../core/texts.js';
import { useAddToCart } from '../../core/use-add-to-cart.js';
import { CartFeedback } from '../../ui/order/cart-feedback.js';
import { usePriceTexts } from '../../ui/price.js';
import { SampleList } from './samples.styles.js';

/** Samples of the family's colours. Each button adds one to the cart. Nothing if there are no samples. */
export const Samples = ({ product: { id, samples } }: { product: Product }) => {
  const t = useTexts('product');
  const back = useRoutePath();
  const priceTexts = usePriceTexts();
  const { add, isAdding, added, problem } = useAddToCart();
  const [ordered, setOrdered] = useState('');
  if (samples.length === 0) return null;
  const prices = samples.map(({ price }) => (price.includingVat.amount === 0 ? t('samples.free') : priceTexts(price).chosen));
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const chosen = samples.find(({ productId }) => submitter instanceof HTMLButtonElement && productId === submitter.value);
    if (!chosen) return;
    setOrdered(t('samples.named', { name: chosen.name }));
    add({ productId: chosen.productId, quantity: 1 });
  };
  return (
    <SampleList>
      <summary>
        <b>{t('samples.title')}</b> <span>{prices[0]}</span>
      </summary>
      <form method="post" action="/forms/cart/add" onSubmit={onSubmit}>
        <input type="hidden" name="quantity" value="1" />
        <input type="hidden" name="back" value={back} />
        <p>{t('samples.about')}</p>
        <ul>
          {samples.map(({ productId, sampleOf, name: colour, hex, isAvailable }, at) => (
            <li key={productId}>
              <button
                name="productId"
                value={productId}
                disabled={!isAvailable}
                aria-disabled={isAdding || undefined}
                aria-label={t('samples.order', { name: colour })}
                data-current={sampleOf === id || undefined}
              >
                <svg aria-hidden="true" width={28} height={28}>
                  <rect x={0.5} y={0.5} width={27} height={27} rx={4} fill={hex} stroke="var(--line)" />
                </svg>
                <span>{colour}</span>
                <small>{isAvailable ? prices[at] : t('samples.none')}</small>
              </button>
            </li>
          ))}
        </ul>
        <CartFeedback isAdding={isAdding} added={added} problem={problem} name={ordered} />
      </form>
    </SampleList>
  );
};
