import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';
import { countries, type Country, localeTable } from '../../../src/contract/locales.js';
import type { Price } from '../../../src/contract/money.js';
import type { Order } from '../../../src/contract/order.js';
import { isPostcode, normalisePostcode } from '../../../src/contract/postcodes.js';
import { postcodes } from '../../core/postcode-format.js';
import { useApi } from '../../core/api.js';
import { formatDay } from '../../core/format.js';
import { useHref, useLocale } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { FieldRow } from '../../ui/form/form.styles.js';
import { Icon } from '../../ui/icon.js';
import { usePriceTexts } from '../../ui/price.js';
import { type DeliveryPlace, placeInQuery, saveDeliveryPlace, useSavedDeliveryPlace } from './delivery-place.js';
import { EstimateBlock } from './shipping-estimate.styles.js';

/** Returns whether the postcode of a place is valid. */
export const isPlace = ({ country, postcode }: DeliveryPlace): boolean => isPostcode(country, postcode);

/** Estimate of delivery prices and dates for a country and postcode. Without JavaScript the form reloads the page with both in the URL. */
export const ShippingEstimate = ({ order: { details } }: { order: Pick<Order, 'details'> }) => {
  const t = useTexts('cart');
  const href = useHref();
  const { place } = useNavigation();
  const remembered = useSavedDeliveryPlace();
  const [requested, setAsked] = useState(() => placeInQuery(place.search));
  const [typed, setTyped] = useState<Partial<DeliveryPlace>>({});
  const wanted = requested ?? remembered ?? (details ? (details.shipping ?? details.billing) : undefined);
  const own = localeTable[useLocale()].country;
  const filled = { country: own, postcode: '', ...wanted, ...typed };
  const postcode = useRef<HTMLInputElement>(null);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = { country: filled.country, postcode: normalisePostcode(filled.country, filled.postcode) };
    setAsked(given);
    setTyped(given);
    if (isPlace(given)) saveDeliveryPlace(given);
    else postcode.current?.focus();
  };
  return (
    <EstimateBlock open={wanted !== undefined || undefined}>
      <summary>{t('estimate.title')}</summary>
      <form method="get" action={href('cart')} noValidate onSubmit={onSubmit}>
        <PlaceFields filled={filled} isWrong={wanted !== undefined && !isPlace(wanted)} postcode={postcode} onChange={(change) => setTyped({ ...typed, ...change })} />
        <Button data-kind="secondary" data-size="small">
          {t('estimate.show')}
        </Button>
      </form>
      <div aria-live="polite">{wanted && isPlace(wanted) && <Methods place={wanted} />}</div>
    </EstimateBlock>
  );
};

interface PlaceFieldsProps {
  filled: DeliveryPlace;
  /** Whether the postcode that was submitted last is not valid. */
  isWrong: boolean;
  postcode: RefObject<HTMLInputElement | null>;
  onChange(change: Partial<DeliveryPlace>): void;
}

const PlaceFields = ({ filled, isWrong, postcode, onChange }: PlaceFieldsProps) => {
  const t = useTexts('cart');
  const form = useTexts('form');
  const id = useId();
  const { example, isNumeric } = postcodes[filled.country];
  return (
    <>
      <FieldRow>
        <label htmlFor={`${id}-country`}>{t('estimate.country')}</label>
        <div className="select">
          <select id={`${id}-country`} name="country" value={filled.country} autoComplete="country" onChange={({ target }) => onChange({ country: target.value as Country })}>
            {countries.map((code) => (
              <option key={code} value={code}>
                {form(`countries.${code}`)}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </div>
      </FieldRow>
      <FieldRow>
        <label htmlFor={`${id}-postcode`}>{t('estimate.postcode')}</label>
        <input
          id={`${id}-postcode`}
          name="postcode"
          ref={postcode}
          value={filled.postcode}
          onChange={({ target }) => onChange({ postcode: target.value })}
          maxLength={20}
          autoComplete="postal-code"
          inputMode={isNumeric ? 'numeric' : 'text'}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
        {isWrong && (
          <p id={`${id}-error`} data-error="" role="alert">
            <Icon name="danger" size={18} />
            {t('estimate.invalid', { example })}
          </p>
        )}
      </FieldRow>
    </>
  );
};

const Methods = ({ place: { country, postcode } }: { place: DeliveryPlace }) => {
  const t = useTexts('cart');
  const locale = useLocale();
  const priceTexts = usePriceTexts();
  const priceText = (price: Price | null): string => {
    if (!price) return t('onRequest.price');
    return price.includingVat.amount ? priceTexts(price).chosen : t('totals.free');
  };
  const options = useReadIfAny(useApi().orders.estimate.queryOptions({ country, postcode }));
  return (
    <ul aria-label={t('estimate.methods')}>
      {options?.map(({ method, price, days }) => (
        <li key={method}>
          <span>
            {t(`estimate.${method}`)}
            {days[0] && <small>{t('estimate.from', { day: formatDay(days[0], locale) })}</small>}
          </span>
          <b>{priceText(price)}</b>
        </li>
      ))}
    </ul>
  );
};
