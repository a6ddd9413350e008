import type { DeliveryOnRequest } from '../../../src/contract/order.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Remark } from '../../ui/remark.js';
import { StepActions } from './step-frame.js';

/** Explains that the delivery of this order has no fixed price, and links to a quotation request. */
export const OnRequest = ({ pallets, maximum }: DeliveryOnRequest) => {
  const t = useTexts('cart');
  const href = useHref();
  return (
    <div className="body">
      <Remark kind="info">{t('onRequest.text', { count: maximum, pallets })}</Remark>
      <StepActions>
        <Button as="a" href={href('contact', undefined, { about: 'quotation', cart: 1 })}>
          {t('quotation')}
        </Button>
      </StepActions>
    </div>
  );
};
