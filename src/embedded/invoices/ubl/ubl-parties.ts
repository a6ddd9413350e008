import type { Address } from '../../../contract/address.js';
import type { Brand } from '../../../contract/brands.js';
import { localeTable } from '../../../contract/locales.js';
import { normalisePostcode } from '../../../contract/postcodes.js';
import { streetLines } from '../../../domain/address-lines.js';
import { splitDutchAddress } from '../../../domain/split-address.js';
import { plainVatNumber } from '../../../domain/vat-number.js';
import type { OrderView } from '../../orders/order.presenter.js';
import { type ElectronicAddress, electronicAddressOf, sellerAddress } from './electronic-address.js';
import { type Element, vatScheme } from './ubl-parts.js';

/** Identifier schemes of company registers: `kvk` is the Dutch trade register, `enterpriseNumbers` the Belgian one. */
const kvk = '0106';
const enterpriseNumbers = '0208';

const numberIn = ({ scheme, id }: ElectronicAddress): Element => ({ '@schemeID': scheme, '#': id });

interface PartyFacts {
  endpoint: ElectronicAddress;
  name: string;
  address: Element;
  vatNumber: string;
  register: ElectronicAddress | undefined;
  contact: { name: string; phone: string | undefined; email: string };
}
const partyOf = ({ endpoint, name, address, vatNumber, register, contact }: PartyFacts): Element => ({
  'cac:Party': {
    'cbc:EndpointID': numberIn(endpoint),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': address,
    'cac:PartyTaxScheme': { 'cbc:CompanyID': plainVatNumber(vatNumber), 'cac:TaxScheme': vatScheme },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyID': register && numberIn(register) },
    'cac:Contact': { 'cbc:Name': contact.name, 'cbc:Telephone': contact.phone, 'cbc:ElectronicMail': contact.email },
  },
});

export const addressOf = (address: Address): Element => ({
  'cbc:StreetName': streetLines(address).join(', '),
  'cbc:AdditionalStreetName': address.line2,
  'cbc:CityName': address.city,
  'cbc:PostalZone': normalisePostcode(address.country, address.postcode),
  'cac:Country': { 'cbc:IdentificationCode': address.country.toUpperCase() },
});

export const sellerOf = ({ seller, phone, email }: Brand, { locale }: OrderView): Element => {
  const { street, postcode, city, country } = splitDutchAddress(seller.address);
  return partyOf({
    endpoint: sellerAddress(seller.vatNumber),
    name: seller.name,
    address: { 'cbc:StreetName': street, 'cbc:CityName': city, 'cbc:PostalZone': postcode, 'cac:Country': { 'cbc:IdentificationCode': country } },
    vatNumber: seller.vatNumber,
    register: { scheme: kvk, id: seller.tradeRegister },
    contact: { name: seller.name, phone: phone[localeTable[locale].country], email },
  });
};

/** Buyer of an order. Requires an electronic address and a VAT number. */
export const buyerOf = (order: OrderView): Element => {
  const { contact, company, billing, vatNumber } = order.details!;
  const endpoint = electronicAddressOf(order)!;
  return partyOf({
    endpoint,
    name: company!,
    address: addressOf(billing),
    vatNumber: vatNumber!,
    register: endpoint.scheme === enterpriseNumbers ? endpoint : undefined,
    contact: { name: `${contact.firstName} ${contact.lastName}`, phone: contact.phone, email: contact.email },
  });
};
