import type { Order } from '../../../src/contract/order.js';
import { usePhone } from '../../core/phone.js';
import { useTexts } from '../../core/texts.js';
import { Remark } from '../../ui/remark.js';
import { StepActions } from './step-frame.js';
import { TerritoryNote } from './territory-note.js';

/** Delivery step of an order that can neither be delivered nor collected: the reason, and a link back to the address. */
export const NoDelivery = ({ order: { territory } }: { order: Order }) => {
  const t = useTexts('checkout');
  const phone = usePhone().printed;
  return (
    <div className="body">
      {territory ? <TerritoryNote territory={territory} options={[]} /> : <Remark kind="warning">{t('delivery.none', { phone })}</Remark>}
      <StepActions />
    </div>
  );
};
