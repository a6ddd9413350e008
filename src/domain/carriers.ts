import type { Country, Locale } from '../contract/locales.js';
import type { Parcel } from '../contract/order.js';

/** Where a parcel goes, and the language of its recipient. */
export interface ParcelDestination {
  country: Country;
  postcode: string;
  locale: Locale;
}
interface Carrier {
  /** Other names that ops write, in lower case without spaces and punctuation. */
  also: readonly string[];
  /** Address of the page that shows where a parcel is. @param code tracking number, encoded for a URL */
  page: (code: string, to: ParcelDestination & { language: string; postcode: string }) => string;
}

/** Carriers with a public page for their parcels. Names are how mails and pages write them. */
export const carriers = {
  PostNL: {
    also: ['postnlnederland', 'postnlbelgie', 'postnlpakketten'],
    page: (code, { country, postcode }) => `https://jouw.postnl.nl/track-and-trace/${code}-${country.toUpperCase()}-${postcode}`,
  },
  DHL: {
    also: ['dhlparcel', 'dhlpaket', 'dhlexpress', 'dhlecommerce', 'dhlforyou'],
    page: (code, { locale }) => `https://www.dhl.com/${locale.slice(3).toLowerCase()}-${locale.slice(0, 2)}/home/tracking.html?tracking-id=${code}`,
  },
  DPD: { also: ['dpdnl', 'dpdbelgium', 'dpdgermany', 'dpdfrance'], page: (code, { locale }) => `https://tracking.dpd.de/status/${locale.replace('-', '_')}/parcel/${code}` },
  GLS: { also: ['glsnl', 'glsgermany', 'glsfrance', 'glsbelgium'], page: (code) => `https://gls-group.com/EU/en/parcel-tracking?match=${code}` },
  bpost: {
    also: ['bpack', 'belgischepost'],
    page: (code, { language, postcode }) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${code}&lang=${language}&postalCode=${postcode}`,
  },
  Colissimo: { also: ['laposte', 'lapostecolissimo'], page: (code) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${code}` },
  Chronopost: { also: [], page: (code) => `https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=${code}` },
  UPS: { also: ['unitedparcelservice'], page: (code, { locale }) => `https://www.ups.com/track?loc=${locale.replace('-', '_')}&tracknum=${code}` },
  FedEx: { also: ['fedexexpress', 'tnt'], page: (code) => `https://www.fedex.com/fedextrack/?trknbr=${code}` },
  Hermes: { also: ['myhermes'], page: (code) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#${code}` },
  'Royal Mail': { also: ['parcelforce'], page: (code) => `https://www.royalmail.com/track-your-item#/tracking-results/${code}` },
} as const satisfies Record<string, Carrier>;
export type CarrierName = keyof typeof carriers;
export const carrierNames = Object.keys(carriers) as CarrierName[];

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const byName = new Map<string, CarrierName>(carrierNames.flatMap((name) => [name, ...carriers[name].also].map((one) => [plain(one), name])));

/** The carrier that a name stands for, however it is spelt; undefined for a carrier that the table lacks. */
export const carrierOf = (name: string): CarrierName | undefined => byName.get(plain(name));

/** Tracking numbers of all carriers are letters and digits; anything else was typed wrongly, and a link to it would show an error. */
const isCode = (code: string): boolean => /^[A-Z0-9][A-Z0-9 -]{3,38}[A-Z0-9]$/i.test(code);

/** Address of the carrier's page about a parcel; undefined if the carrier is unknown or the number is not one. */
export const trackingUrlOf = ({ carrier, tracking }: Pick<Parcel, 'carrier' | 'tracking'>, to: ParcelDestination): string | undefined => {
  const name = carrier === null ? undefined : carrierOf(carrier);
  if (!name || !tracking || !isCode(tracking)) return undefined;
  const { page }: Carrier = carriers[name];
  const compact = (text: string) => encodeURIComponent(text.replaceAll(/\s/g, ''));
  return page(compact(tracking), { ...to, postcode: compact(to.postcode), language: to.locale.slice(0, 2) });
};
