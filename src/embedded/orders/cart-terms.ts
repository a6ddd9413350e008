import type { FactoryProvider } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { TerritoryPrices } from '../../config/territory-prices.js';
import { localeTable, type Locale } from '../../contract/locales.js';
import type { Room } from '../../contract/room.js';
import { DeliveryCalendar } from '../../common/delivery-calendar.js';
import { ConfigurationService } from '../configuration/configuration.service.js';
import { formatNumber } from '../formats.js';

/** What prices and delivery of a cart depend on besides its goods, buyer and destination. */
export interface CartTerms {
  /** Maximum number of pallets that have a price. */
  maximumPallets: number;
  territoryDelivery: TerritoryPrices;
  /** The days on which goods that are ordered now can be delivered or collected. */
  workdays: DeliveryCalendar['workdays'];
  /** Price steps of a product without configuration, with labels. */
  plainTrace: ConfigurationService['plainTrace'];
  /** Short description of a room in the language of the order. */
  roomText(room: Room, locale: Locale): string;
}
export const CART_TERMS = Symbol('CART_TERMS');

const roomTextBy =
  (i18n: I18nService): CartTerms['roomText'] =>
  (room, locale) => {
    const translate = (key: string, args = {}): string => i18n.translate(`project.calculator.${key}`, { lang: locale, args });
    const metres = (length: number) => formatNumber(length, locale, 2);
    const named = translate(`uses.${room.use}`);
    // German nouns keep their capital letter within a sentence.
    const use = localeTable[locale].language === 'de' ? named : named.charAt(0).toLowerCase() + named.slice(1);
    return translate('line', { use, length: metres(room.length), width: metres(room.width), height: metres(room.height) });
  };

export const cartTerms: FactoryProvider<CartTerms> = {
  provide: CART_TERMS,
  inject: [ENVIRONMENT, DeliveryCalendar, ConfigurationService, I18nService],
  useFactory: ({ DELIVERY_MAX_PALLETS, territoryDelivery }: Environment, calendar: DeliveryCalendar, configurations: ConfigurationService, i18n: I18nService) => ({
    maximumPallets: DELIVERY_MAX_PALLETS,
    territoryDelivery,
    workdays: (requested) => calendar.workdays(requested),
    plainTrace: (...goods) => configurations.plainTrace(...goods),
    roomText: roomTextBy(i18n),
  }),
};
