import { mediatedCountries } from '../../contract/brands.js';
import type { Order, Withdrawal } from '../../contract/order.js';
import { writtenTime } from '../../domain/written-words.js';
import { addressLines, formatDay } from '../formats.js';
import type { Credit } from '../invoices/credit.js';
import { useMailContext } from './mail-context.js';
import { BothViews } from './money.js';
import { Block, Facts, Link, MutedText, Pair, Paragraph, Table } from './parts.js';
import { safeName } from './safe-text.js';

/** Carrier and tracking code, if known, with a link to the page of the carrier. */
export const ParcelFacts = ({ order: { parcel } }: { order: Order }) => {
  const { translate } = useMailContext();
  const { carrier, tracking, trackingUrl } = parcel ?? {};
  return (
    <>
      <Facts
        facts={[...(carrier ? [{ label: translate('mail.carrier'), value: carrier }] : []), ...(tracking ? [{ label: translate('mail.trackingCode'), value: tracking }] : [])]}
      />
      {trackingUrl && (
        <Paragraph>
          <Link to={trackingUrl}>{translate('mail.track')}</Link>
        </Paragraph>
      )}
    </>
  );
};

/** Withdrawn lines, refund and return address. */
export const WithdrawnLines = ({ order, withdrawal: { lines, refund } }: { order: Order; withdrawal: Pick<Withdrawal, 'lines' | 'refund'> }) => {
  const { brand, translate } = useMailContext();
  const { name: seller, address } = brand.seller;
  return (
    <>
      <Table>
        {lines.map(({ id, name, quantity, total }) => (
          <Pair key={id} label={translate('mail.pieces', { quantity, name })}>
            <BothViews price={total} order={order} />
          </Pair>
        ))}
        <Pair label={translate('mail.refund')} isTotal>
          <BothViews price={refund} order={order} />
        </Pair>
      </Table>
      <Block title={translate('mail.returnTo')} lines={[seller, ...address]} />
    </>
  );
};

/** Credited lines of an order with their share of the delivery, and their sum. */
export const CreditedLines = ({ order, credit: { lines, shipping, total } }: { order: Order; credit: Credit }) => {
  const { translate } = useMailContext();
  return (
    <Table>
      {lines.map(({ lineId, quantity, total: price }) => (
        <Pair key={lineId} label={translate('mail.pieces', { quantity, name: order.lines.find(({ id }) => id === lineId)?.name })}>
          <BothViews price={price} order={order} />
        </Pair>
      ))}
      {shipping && (
        <Pair label={translate('mail.shipping')}>
          <BothViews price={shipping} order={order} />
        </Pair>
      )}
      <Pair label={translate('mail.credited')} isTotal>
        <BothViews price={total} order={order} />
      </Pair>
    </Table>
  );
};

/** Names in the addresses of an order. */
const buyerOf = ({ details }: Order) => {
  const { company, contact } = details!;
  return { organisation: company, person: safeName(`${contact.firstName} ${contact.lastName}`) };
};

/** Delivery method, date, time slot and address. */
export const Delivery = ({ order }: { order: Order }) => {
  const { brand, locale, translate } = useMailContext();
  const { shipping, details } = order;
  if (!shipping) return null;
  const { method, date, slot } = shipping;
  const [from = '', to = ''] = slot?.split('-').map((time) => writtenTime(time, locale)) ?? [];
  const when = [formatDay(date, locale), ...(slot ? [translate('mail.slot', { from, to })] : [])];
  if (method === 'Pickup') return <Block title={translate('mail.Pickup')} lines={[...when, ...addressLines(brand.pickup.address, locale)]} />;
  const { recipient: person } = details!.shipping ?? {};
  const there = addressLines(details!.shipping ?? details!.billing, locale, person ? { person } : buyerOf(order));
  return (
    <>
      <Block title={translate(`mail.${method}`)} lines={when} />
      <Block title={translate('mail.deliveryAddress')} lines={there} />
    </>
  );
};

export const Payer = ({ order }: { order: Order }) => {
  const { locale, translate } = useMailContext();
  const { billing, reference } = order.details!;
  return (
    <>
      <Block title={translate('mail.billingAddress')} lines={addressLines(billing, locale, buyerOf(order))} />
      {reference && <Block title={translate('mail.reference')} lines={[reference]} />}
    </>
  );
};

/** Note about the attached documents. */
export const Attached = ({ order: { details } }: { order: Order }) => {
  const { translate } = useMailContext();
  return <MutedText>{translate(`mail.attached.${details!.customerType}`)}</MutedText>;
};

/** Mediator, for consumers in countries where the law requires it at the time of the order (Code de la consommation, article R616-1). */
export const WhoMediates = ({ order: { details } }: { order: Order }) => {
  const { brand, translate } = useMailContext();
  const country = mediatedCountries.find((one) => one === details?.billing.country);
  if (!country || details?.customerType !== 'Private') return null;
  const { name, address, website } = brand.seller.mediators[country];
  return <MutedText>{translate('mail.mediator', { name, address: address.join(', '), website })}</MutedText>;
};

/** Right of withdrawal. Goods made to the buyer's specifications are excluded (Directive 2011/83/EU, article 16(c)). */
export const RightToWithdraw = ({ order: { details, lines } }: { order: Order }) => {
  const { translate } = useMailContext();
  if (details?.customerType !== 'Private') return null;
  return <MutedText>{[translate('mail.withdrawal'), ...(lines.some(({ isWithdrawable }) => !isWithdrawable) ? [translate('mail.madeToMeasure')] : [])].join(' ')}</MutedText>;
};
