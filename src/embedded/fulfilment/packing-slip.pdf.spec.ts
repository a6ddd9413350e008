import { Test } from '@nestjs/testing';
import { I18nService } from 'nestjs-i18n';
import { lineProduct } from '../../../test/factories/goods.js';
import { placedOrder } from '../../../test/factories/placed-order.js';
import { pagesOf, textOf } from '../../../test/support/pdf.js';
import { textFaults } from '../../../test/support/text-faults.js';
import { TextsModule } from '../../common/texts.module.js';
import { loadSite } from '../../config/brand.js';
import { type Locale, locales, localeTable } from '../../contract/locales.js';
import { renderPackingSlips, type StyleOf } from './packing-slip.pdf.js';
import { renderPickList } from './pick-list.pdf.js';

const buys = [1, 3].map((quantity) => ({ quantity, goods: lineProduct({ tiers: [] }) }));
let styleOf: StyleOf;
beforeAll(async () => {
  const { default: brand, look, theme } = await loadSite('ENC');
  const texts = await Test.createTestingModule({ imports: [TextsModule] }).compile();
  await texts.init();
  const i18n: I18nService = texts.get(I18nService);
  styleOf = (locale) => {
    const translate =
      (group: string) =>
      (key: string, args = {}): string =>
        i18n.translate(`components.${group}.${key}`, { lang: locale, args });
    return {
      brand,
      mark: look.logo,
      colour: theme.colors.primary,
      createdAt: new Date('2026-11-21T10:00:00Z'),
      translate: translate('invoice'),
      methodName: translate('paymentMethods'),
    };
  };
});

const packed = (locale: Locale, by: 'Deliver' | 'Pickup' = 'Deliver', number = 'ENC-2026-000123') => {
  const { country, currency } = localeTable[locale];
  const order = placedOrder({ to: country, currency, by, buys }, locale, { number });
  return { ...order, details: { ...order.details!, reference: 'PO 4711', note: 'Please ring twice.' }, packed: order.lines };
};

describe.each(locales)('packing slips in %s', (locale) => {
  it('contain no unfilled placeholder, empty value or price', async () => {
    for (const by of ['Deliver', 'Pickup'] as const) {
      const text = textOf(await renderPackingSlips([packed(locale, by)], styleOf));
      expect({ by, faults: textFaults(text) }).toEqual({ by, faults: [] });
      expect(text.replaceAll(/\s/g, '')).toContain('ENC-2026-000123');
      expect(text).toContain('Please ring twice.');
      expect(text).not.toMatch(/[€£]/);
    }
  });
});

describe('papers of several orders', () => {
  it('begin a page for each order, and count the pages of each', async () => {
    const pdf = await renderPackingSlips([packed('nl-NL'), packed('de-DE', 'Deliver', 'ENC-2026-000124')], styleOf);
    expect(pagesOf(pdf)).toBe(2);
    expect(textOf(pdf)).toMatch(/Pakbon ENC-2026-000123[^]*Lieferschein ENC-2026-000124/);
    expect(textOf(pdf)).toMatch(/ENC-2026-000123 · Pagina 1 van 1[^]*ENC-2026-000124 · Seite 1 von 1/);
  });

  it('add up the goods in a pick list', async () => {
    const text = textOf(await renderPickList([packed('nl-NL'), packed('de-DE', 'Deliver', 'ENC-2026-000124')], '2026-11-26', styleOf('en-GB')));
    expect(text).toMatch(/Pick list for Thursday,? 26 November 2026[^]*WPN-01[^]*\n8\n/);
  });
});
