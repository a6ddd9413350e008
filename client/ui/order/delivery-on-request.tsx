import type { DeliveryOnRequest } from '../../../src/contract/order.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../button.styles.js';
import { Remark } from '../remark.js';

/** Why delivery of the cart has no price, and the way to a quotation. Page namespaces: `cart`. */
export const OnRequest = ({ pallets, maximum }: DeliveryOnRequest) => {
  const t = useTexts('cart');
  const href = useHref();
  return (
    <>
      <Remark kind="info">
        <strong>{t('onRequest.title')}</strong>
        <p>{t('onRequest.text', { count: maximum, pallets })}</p>
      </Remark>
      <Button as="a" href={href('contact', undefined, { about: 'quotation', cart: 1 })} data-wide="">
        {t('quotation')}
      </Button>
    </>
  );
};
