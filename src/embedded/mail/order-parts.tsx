import { mediatedCountries } from '../../contract/brands.js';
import type { Order, Withdrawal } from '../../contract/order.js';
import { writtenTime } from '../../domain/written-words.js';
import { addressLines, formatDay } from '../formats.js';
import { useScene } from './mail-scene.js';
import { BothViews } from './money.js';
import { Block, Facts, Pair, Quiet, Table } from './parts.js';
import { printableName } from './printable.js';

/** Carrier and tracking code, if known. */
export const ParcelFacts = ({ order: { parcel } }: { order: Order }) => {
  const { say } = useScene();
  const { carrier, tracking } = parcel ?? {};
  return <Facts facts={[...(carrier ? [{ label: say('mail.carrier'), value: carrier }] : []), ...(tracking ? [{ label: say('mail.trackingCode'), value: tracking }] : [])]} />;
};

/** Withdrawn lines, refund and return address. */
export const WithdrawnLines = ({ order, withdrawal: { lines, refund } }: { order: Order; withdrawal: Pick<Withdrawal, 'lines' | 'refund'> }) => {
  const { brand, say } = useScene();
  const { name: seller, address } = brand.seller;
  return (
    <>
      <Table>
        {lines.map(({ id, name, quantity, total }) => (
          <Pair key={id} label={say('mail.pieces', { quantity, name })}>
            <BothViews price={total} order={order} />
          </Pair>
        ))}
        <Pair label={say('mail.refund')} isTotal>
          <BothViews price={refund} order={order} />
        </Pair>
      </Table>
      <Block title={say('mail.returnTo')} lines={[seller, ...address]} />
    </>
  );
};

/** Names in the addresses of an order. */
const buyerOf = ({ details }: Order) => {
  const { company, contact } = details!;
  return { organisation: company, person: printableName(`${contact.firstName} ${contact.lastName}`) };
};

/** Delivery method, date, time slot and address. */
export const Delivery = ({ order }: { order: Order }) => {
  const { brand, locale, say } = useScene();
  const { shipping, details } = order;
  if (!shipping) return null;
  const { method, date, slot } = shipping;
  const [from = '', to = ''] = slot?.split('-').map((time) => writtenTime(time, locale)) ?? [];
  const when = [formatDay(date, locale), ...(slot ? [say('mail.slot', { from, to })] : [])];
  if (method === 'Pickup') return <Block title={say('mail.Pickup')} lines={[...when, ...addressLines(brand.pickup.address, locale)]} />;
  const { recipient: person } = details!.shipping ?? {};
  const there = addressLines(details!.shipping ?? details!.billing, locale, person ? { person } : buyerOf(order));
  return (
    <>
      <Block title={say(`mail.${method}`)} lines={when} />
      <Block title={say('mail.deliveryAddress')} lines={there} />
    </>
  );
};

export const Payer = ({ order }: { order: Order }) => {
  const { locale, say } = useScene();
  const { billing, reference } = order.details!;
  return (
    <>
      <Block title={say('mail.billingAddress')} lines={addressLines(billing, locale, buyerOf(order))} />
      {reference && <Block title={say('mail.reference')} lines={[reference]} />}
    </>
  );
};

/** Note about the attached documents. */
export const Attached = ({ order: { details } }: { order: Order }) => {
  const { say } = useScene();
  return <Quiet>{say(`mail.attached.${details!.customerType}`)}</Quiet>;
};

/** Mediator, for consumers in countries where the law requires it at the time of the order (Code de la consommation, article R616-1). */
export const WhoMediates = ({ order: { details } }: { order: Order }) => {
  const { brand, say } = useScene();
  const country = mediatedCountries.find((one) => one === details?.billing.country);
  if (!country || details?.customerType !== 'Private') return null;
  const { name, address, website } = brand.seller.mediators[country];
  return <Quiet>{say('mail.mediator', { name, address: address.join(', '), website })}</Quiet>;
};

/** Right of withdrawal. Goods made to the buyer's specifications are excluded (Directive 2011/83/EU, article 16(c)). */
export const RightToWithdraw = ({ order: { details, lines } }: { order: Order }) => {
  const { say } = useScene();
  if (details?.customerType !== 'Private') return null;
  return <Quiet>{[say('mail.withdrawal'), ...(lines.some(({ isWithdrawable }) => !isWithdrawable) ? [say('mail.madeToMeasure')] : [])].join(' ')}</Quiet>;
};
