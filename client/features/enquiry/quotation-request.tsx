import { Suspense, useState } from 'react';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { lazyPart } from '../../ui/lazy-part.js';
import type { QuotationProps } from './quotation.js';
import { QuotationBlock } from './quotation-request.styles.js';

const Quotation = lazyPart(async () => (await import('./quotation.js')).default);

interface QuotationRequestProps extends Pick<QuotationProps, 'productId' | 'name'> {
  /** Returns the chosen quantity at the time the form is opened. */
  quantityNow(): number;
}

/** Expandable quotation form of a product. The form is loaded when it is opened. */
export const QuotationRequest = ({ productId, name, quantityNow }: QuotationRequestProps) => {
  const t = useTexts('product');
  const href = useHref();
  const [quantity, setQuantity] = useState<number>();
  return (
    <QuotationBlock onToggle={({ currentTarget }) => currentTarget.open && setQuantity((known) => known ?? quantityNow())}>
      <summary>{t('quotation.title')}</summary>
      <p>{t('quotation.text', { name })}</p>
      {quantity !== undefined && (
        <Suspense>
          <Quotation productId={productId} name={name} quantity={quantity} />
        </Suspense>
      )}
      <p className="elsewhere">
        <a href={href('contact', undefined, { about: 'quotation', product: productId })}>{t('quotation.page')}</a>
      </p>
    </QuotationBlock>
  );
};
