import type { Country } from '../contract/locales.js';
import type { ExportTerritory } from '../contract/order.js';
import { normalisePostcode } from '../contract/postcodes.js';

interface Territory {
  country: Country;
  /** Postcodes without spaces, in capitals. */
  postcodes: RegExp;
  /** Outside the VAT area of the EU and of its country: deliveries there are exports. */
  exported?: ExportTerritory;
  /** VAT rate in percent, if it differs from that of its country. */
  rate?: number;
  /** Treated as a member state for the VAT on goods, although its country is none. */
  isMemberState?: true;
  /** Country code in VAT returns, if it differs from that of the postal address. */
  vatCountry?: 'AT' | 'XI';
}

/**
 * Territories whose VAT differs from that of the country in their postal address. Territories with the VAT of their country are not listed: Monaco
 * (98000, article 7(1): part of France), the Isle of Man (IM, article 7(1): part of the United Kingdom; Isle of Man Act 1979), Corsica,
 * and the Belgian and Dutch parts of Baarle.
 * @see Directive 2006/112/EC, articles 5 to 7, 104; the protocol and Windsor Framework on Northern Ireland, article 8; § 10(4) UStG (Austria)
 */
const territories: readonly Territory[] = [
  // Article 6(2)(a) and (b): in Germany, but outside the customs union.
  { country: 'de', postcodes: /^27498$/, exported: 'helgoland' },
  { country: 'de', postcodes: /^78266$/, exported: 'buesingen' },
  // Article 104: Jungholz and the Kleinwalsertal, in Austria, have the German rate; they also have German postcodes.
  { country: 'de', postcodes: /^(?:87491|8756[7-9])$/, rate: 19, vatCountry: 'AT' },
  { country: 'at', postcodes: /^(?:6691|699[1-3])$/, rate: 19 },
  // Article 6(1)(c): Guadeloupe, Martinique, Guyane, La Réunion, Mayotte, Saint-Martin (971 to 974, 976, 978). Article 5 with article 355(2)
  // TFEU: Saint-Pierre-et-Miquelon, Saint-Barthélemy, the southern lands, Wallis-et-Futuna, Polynésie, Nouvelle-Calédonie (975, 977, 984, 986 to 988).
  { country: 'fr', postcodes: /^9(?:7[1-8]|8[46-8])\d{2}$/, exported: 'frenchOverseas' },
  // Article 6(1)(e); also outside the VAT area of the United Kingdom.
  { country: 'gb', postcodes: /^(?:JE|GY)\d/, exported: 'channelIslands' },
  // Outside the VAT areas of the EU and of the United Kingdom (Act of Accession 1972, article 28).
  { country: 'gb', postcodes: /^GX11/, exported: 'gibraltar' },
  { country: 'gb', postcodes: /^BT\d/, isMemberState: true, vatCountry: 'XI' },
];

/** Destination of goods. Without a postcode only the country is known. */
export interface Destination {
  country: Country;
  postcode?: string | undefined;
}

/** Special VAT territory of a destination; undefined if it has the VAT of its country. */
export const territoryOf = ({ country, postcode }: Destination): Territory | undefined => {
  const known = postcode && normalisePostcode(country, postcode).replaceAll(' ', '');
  return known ? territories.find((territory) => territory.country === country && territory.postcodes.test(known)) : undefined;
};

/** Export territory of a destination; null if it is inside the VAT area. */
export const exportTerritoryOf = (destination: Destination): ExportTerritory | null => territoryOf(destination)?.exported ?? null;
