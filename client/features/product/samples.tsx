import { type SubmitEvent, useState } from 'react';
import type { Order } from '../../../src/contract/order.js';
import type { Product } from '../../../src/contract/product.js';
import { maximumSamples } from '../../../src/contract/sample-limit.js';
import { useApi } from '../../core/api.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useRoutePath } from '../../core/route-path.js';
import { useTexts } from '../../core/texts.js';
import { useAddToCart } from '../../core/use-add-to-cart.js';
import { Icon } from '../../ui/icon.js';
import { CartFeedback } from '../../ui/order/cart-feedback.js';
import { usePriceTexts } from '../../ui/price.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { SampleList } from './samples.styles.js';

/** Ids of the samples in a cart. */
const samplesIn = (order: Order | null) => order?.lines.filter(({ isSample }) => isSample).map(({ productId }) => productId) ?? [];

/** Focuses the link that replaces the button of a sample that was just added. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** Samples of the family's colours. Each button adds one to the cart; a link replaces it once the cart contains the sample. Nothing if there are no samples. */
export const Samples = ({ product: { id, samples } }: { product: Pick<Product, 'id' | 'samples'> }) => {
  const t = useTexts('product');
  const back = useRoutePath();
  const href = useHref();
  const isRefused = useNavigation().place.search.get('problem') === 'SAMPLE_LIMIT';
  const inCart = useReadIfAny({ ...useApi().cart.order.queryOptions(), select: samplesIn }) ?? [];
  const priceTexts = usePriceTexts();
  const inside = useCachedHtml('samples');
  const { add, isAdding, added, problem } = useAddToCart();
  const [ordered, setOrdered] = useState<Product['samples'][number]>();
  if (samples.length === 0) return null;
  const isFull = inCart.length >= maximumSamples;
  const isInCart = samples.map(({ productId }) => inCart.includes(productId));
  const prices = samples.map(({ price }) => (price.includingVat.amount === 0 ? t('samples.free') : priceTexts(price).chosen));
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const chosen = samples.find(({ productId }) => submitter instanceof HTMLButtonElement && productId === submitter.value);
    if (!chosen) return;
    setOrdered(chosen);
    add({ productId: chosen.productId, quantity: 1 });
  };
  const list = () =>
    samples.map(({ productId, sampleOf, name: colour, hex, isAvailable }, at) => (
      <li key={productId}>
        {isInCart[at] ? (
          <a href={href('cart')} ref={productId === ordered?.productId ? focus : undefined}>
            <Swatch hex={hex} />
            <span>{colour}</span>
            <small>
              <Icon name="check" size={16} />
              {t('samples.inCart')}
            </small>
            <VisuallyHidden>{t('samples.inCartNamed', { name: colour })}</VisuallyHidden>
          </a>
        ) : (
          <button name="productId" value={productId} disabled={!isAvailable || isFull} aria-disabled={isAdding || undefined} data-current={sampleOf === id || undefined}>
            <Swatch hex={hex} />
            <span>{colour}</span>
            <small>{isAvailable ? prices[at] : t('samples.none')}</small>
            <VisuallyHidden>{t('samples.order', { name: colour })}</VisuallyHidden>
          </button>
        )}
      </li>
    ));
  return (
    <SampleList open={isRefused}>
      <summary>
        <b>{t('samples.title')}</b> <span>{prices[0]}</span>
      </summary>
      <form method="post" action="/forms/cart/add" onSubmit={onSubmit}>
        <input type="hidden" name="quantity" value="1" />
        <input type="hidden" name="back" value={back} />
        <p>{t(isFull ? 'samples.full' : 'samples.about', { count: maximumSamples })}</p>
        <ul {...inside(samples, list, `${isFull} ${isInCart.join()}`)} />
        <CartFeedback isAdding={isAdding} added={added} problem={problem} name={t('samples.named', { name: ordered?.name ?? '' })} />
      </form>
    </SampleList>
  );
};

const Swatch = ({ hex }: { hex: string }) => (
  <svg aria-hidden="true" width={28} height={28}>
    <rect x={0.5} y={0.5} width={27} height={27} rx={4} fill={hex} stroke="var(--line)" />
  </svg>
);
