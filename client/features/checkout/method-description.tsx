import brand from '#brand';
import type { DeliveryMethod } from '../../../src/contract/order.js';
import { useTexts } from '../../core/texts.js';
import { AddressText } from '../../ui/address-text.js';
import { useSlotText } from '../../ui/order/shipment.js';
import { MethodNote } from './method-description.styles.js';

/** Explanation of a delivery method; for pickup with address and hours. */
export const MethodDescription = ({ method }: { method: DeliveryMethod }) => {
  const t = useTexts('checkout');
  return (
    <MethodNote aria-live="polite">
      <p>{t(`delivery.about.${method}`)}</p>
      {method === 'Pickup' && <PickupPoint />}
    </MethodNote>
  );
};

/** Address and hours for pickup. */
export const PickupPoint = () => {
  const t = useTexts('checkout');
  const slotText = useSlotText();
  const { address, slots } = brand.pickup;
  const hours = `${slots[0]!.slice(0, 5)}-${slots.at(-1)!.slice(6)}`;
  return (
    <>
      <AddressText address={address} />
      <p>{t('delivery.pickupHours', { hours: slotText(hours) })}</p>
    </>
  );
};
