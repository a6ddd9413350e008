import { baseLocaleOf, languages } from '../../src/contract/locales.js';
import type { Product } from '../../src/contract/product.js';
import { dataSheetKilobytes } from '../../src/domain/data-sheet.js';
import { duringTests } from '../support/during-tests.js';
import { asBuffer, pagesOf, textOf } from '../support/pdf.js';
import { startTestShop } from '../support/shop-api.js';

const shop = duringTests(startTestShop);

const sheetOf = (id: string, query = '', locale?: string) => shop.visitor(locale).call('get', `/Products/${id}/datasheet${query}`).buffer(true).parse(asBuffer);
const words = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('a data sheet', () => {
  it.each(languages)('is a tagged PDF with the data of the product in %s', async (language) => {
    const locale = baseLocaleOf[language];
    const { body: product } = (await shop.visitor(locale).call('get', '/Products/wpn-ochre-01').expect(200)) as { body: Product };
    const { body, headers } = await sheetOf('wpn-ochre-01', `?locale=${locale}`, 'nl-BE').expect(200).expect('content-type', 'application/pdf');
    const pdf = body as Buffer;
    expect(headers['content-disposition']).toBe(`attachment; filename="WPN-ochre-01-${language}.pdf"`);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(pdf.toString('latin1')).toContain(`/Lang (${locale})`);
    expect(pdf.toString('latin1')).toContain('/Marked true');
    const text = words(textOf(pdf));
    for (const { name, value } of product.attributes) expect(text).toContain(words(`${name} ${value}`));
    for (const said of [product.name, product.sku, product.size, 'A']) expect(text).toContain(words(said));
    expect(pagesOf(pdf)).toBe(1);
  });

  it('shows the weighted coefficient with its shape indicators', async () => {
    const { body } = await sheetOf('pyr-grey-01', '?locale=de-DE').expect(200);
    expect(textOf(body as Buffer)).toContain('0,65(MH)');
  });

  it('without a requested locale is in the language of the caller, and not cacheable', async () => {
    const { body, headers } = await sheetOf('mlv-black-01', '', 'de-AT').expect(200);
    expect(textOf(body as Buffer)).toContain('bewertetes');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is about as large as stated in its link, for every product', async () => {
    const { body } = await shop.visitor().call('get', '/Products?pageSize=100');
    for (const { id } of (body as { items: { id: string }[] }).items) {
      const { body: pdf } = await sheetOf(id, '?locale=fr-FR').expect(200);
      expect((pdf as Buffer).length).toBeLessThan(dataSheetKilobytes * 2000);
      expect((pdf as Buffer).length).toBeGreaterThan(dataSheetKilobytes * 400);
      expect(pagesOf(pdf as Buffer)).toBeLessThanOrEqual(2);
    }
  });

  it('is generated once until the product changes', async () => {
    const first = await sheetOf('bas-anthracite-01', '?locale=nl-NL');
    const again = await sheetOf('bas-anthracite-01', '?locale=nl-NL');
    expect((again.body as Buffer).equals(first.body as Buffer)).toBe(true);
  });

  it('is refused for an unknown product or locale', async () => {
    await shop.visitor().call('get', '/Products/nothing/datasheet').expect(404);
    await shop.visitor().call('get', '/Products/wpn-ochre-01/datasheet?locale=xx-XX').expect(422);
  });
});
