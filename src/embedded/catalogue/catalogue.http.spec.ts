import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { createFastifyAdapter } from '../../common/fastify.js';
import { ProblemFilter } from '../../common/problem.filter.js';
import { TextsModule } from '../../common/texts.module.js';
import { ConfigModule } from '../../config/config.module.js';
import { readEnvironment } from '../../config/environment.js';
import { ProblemDetails } from '../../contract/errors.js';
import { CategorySummary, Product, ProductPage, Suggestions } from '../../contract/product.js';
import { DatabaseModule } from '../database/database.module.js';
import { CatalogueModule } from './catalogue.module.js';

describe('the catalogue over HTTP', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await startTestDatabase();
    const testing = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(readEnvironment({})), TextsModule, DatabaseModule.forRoot({ url: database.url }), CatalogueModule],
      providers: [ProblemFilter],
    }).compile();
    app = testing.createNestApplication<NestFastifyApplication>(await createFastifyAdapter());
    app.useGlobalFilters(app.get(ProblemFilter));
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(async () => {
    await app.close();
    await database.stop();
  });

  const get = (path: string, locale = 'nl-NL') => request(app.getHttpServer()).get(path).set('X-Locale', locale);

  it('returns a page of products, whatever the case of the path', async () => {
    const { status, body } = await get('/products?sort=priceAsc&page=2&pageSize=3', 'en-GB');
    expect(status).toBe(200);
    expect(ProductPage.parse(body)).toMatchObject({ page: 2, pageSize: 3 });
    expect(body.items).toHaveLength(3);
  });

  it('finds a family by the article number of any of its colours', async () => {
    const { body } = await get('/Products?q=wpn-lightgrey');
    expect((body as ProductPage).items.map(({ slug }) => slug)).toEqual(['wandpaneel-stof']);
  });

  it('returns a product by its id and by its slug', async () => {
    const byId = await get('/Products/wpn-ochre-01', 'fr-FR');
    const bySlug = await get('/Products/fr-FR/panneau-mural-tissu-ocre');
    expect(Product.parse(byId.body).id).toBe('wpn-ochre-01');
    expect(bySlug.body.name).toBe(byId.body.name);
  });

  it('returns 404 with the correct path for a slug of another locale', async () => {
    const { status, body, type } = await get('/Products/de-DE/wandpaneel-stof');
    expect([status, type]).toEqual([404, 'application/problem+json']);
    expect(ProblemDetails.parse(body)).toMatchObject({ code: 'NOT_FOUND', instance: '/produkt/wandpaneel-stoff' });
  });

  it('returns the slugs of a product by its id', async () => {
    expect((await get('/Products/wpn-ochre-01/slugs')).body['nl-NL']).toBe('wandpaneel-stof-oker');
  });

  it.each(['?page=0', '?pageSize=101', '?page=1.5', '?sort=cheap', '?color=red', '?absorptionClass=F', '?thickness=10', '?brand=XYZ', '?minPrice=-1', '?inStock=maybe'])(
    'refuses %s with 422',
    async (query) => expect((await get(`/Products${query}`)).status).toBe(422),
  );

  it('filters by facets, with correct counts also for combined facets', async () => {
    const list = async (query: string) => ProductPage.parse((await get(`/Products?pageSize=100${query}`)).body);
    const valuesOf = (page: { facets: { key: string; values: { value: string; count: number; isSelected: boolean }[] }[] }, key: string) =>
      page.facets.find((facet) => facet.key === key)!.values;
    const all = await list('');
    for (const { key, values } of all.facets)
      for (const { value, count } of values) expect([key, value, (await list(`&${key}=${encodeURIComponent(value)}`)).total]).toEqual([key, value, count]);
    const inClassA = await list('&absorptionClass=A');
    const [colour] = valuesOf(inClassA, 'colour');
    const both = await list(`&absorptionClass=A&colour=${colour!.value}`);
    expect(both.total).toBe(colour!.count);
    expect(valuesOf(both, 'absorptionClass').find(({ value }) => value === 'A')).toMatchObject({ count: colour!.count, isSelected: true });
    expect((await list('&absorptionClass=A&absorptionClass=C')).total).toBeGreaterThan(inClassA.total);
  });

  it('filters by two facets, or a facet and a category, and each count equals the total of the list it leads to', async () => {
    const list = async (query: string) => ProductPage.parse((await get(`/Products?pageSize=100${query}`)).body);
    const chosen = ['&absorptionClass=C&absorptionClass=A', '&thickness=50-99', '&brand=FIB', '&category=studio', '&inStock=true', '&maxPrice=20000', '&q=schuim'];
    for (const one of chosen)
      for (const other of chosen.filter((query) => query > one)) {
        const page = await list(one + other);
        for (const { key, values } of page.facets.filter((facet) => !`${one}${other}`.includes(facet.key)))
          for (const { value, count } of values) expect([key, value, (await list(`${one}${other}&${key}=${encodeURIComponent(value)}`)).total]).toEqual([key, value, count]);
        if (!`${one}${other}`.includes('category'))
          for (const { id, count } of page.categories) expect([id, (await list(`${one}${other}&category=${id}`)).total]).toEqual([id, count]);
      }
  });

  it('lists a selected facet value even when its count is 0', async () => {
    const { total, facets } = ProductPage.parse((await get('/Products?colour=ochre&thickness=100-', 'de-DE')).body);
    expect(total).toBe(0);
    expect(facets.find(({ key }) => key === 'colour')!.values).toContainEqual({ value: 'yellow', label: 'Gelb und Ocker', count: 0, isSelected: true, hex: '#d9a93f' });
  });

  it.each([
    ['colour', 'green', 'Grün', '#6c7547'],
    ['material', 'bitumen', 'Bitumen', null],
  ])('lists the selected %s %s under its name even when no product has it', async (key, value, label, hex) => {
    const { facets } = ProductPage.parse((await get(`/Products?${key}=${value}`, 'de-DE')).body);
    expect(facets.find((facet) => facet.key === key)!.values).toContainEqual({ value, label, count: 0, isSelected: true, hex });
  });

  it('shows each family in the selected colour or format, with its picture, address and price', async () => {
    const list = async (query: string) => ProductPage.parse((await get(`/Products?pageSize=100${query}`)).body).items;
    const inYellow = await list('&colour=yellow');
    expect(inYellow.map(({ id }) => id)).toEqual(expect.arrayContaining(['wpn-ochre-01', 'ins-yellow-01']));
    for (const { picture, id } of inYellow) expect([id, picture.file]).toEqual([id, expect.stringMatching(/-(?:ochre|yellow)-1\.webp$/)]);
    const [panel] = inYellow.filter(({ family }) => family === 'WPN');
    expect(panel).toMatchObject({ slug: 'wandpaneel-stof-oker', picture: { file: 'products/WPN-ochre-1.webp' }, price: (await get('/Products/wpn-ochre-01')).body.startingPrice });
    expect((await list('&shape=portrait')).map(({ id }) => id)).toEqual(['pho-portrait-01']);
    // Earlier addresses contain the colour itself.
    expect((await list('&colour=ochre')).map(({ id }) => id)).toEqual(inYellow.map(({ id }) => id));
  });

  it('returns the price range of a list, ignoring the price filter', async () => {
    const { items, priceRange } = ProductPage.parse((await get('/Products?pageSize=100&category=studio')).body);
    const amounts = items.map(({ price }) => price.includingVat.amount);
    expect(priceRange).toEqual({ min: { amount: Math.min(...amounts), currency: 'EUR' }, max: { amount: Math.max(...amounts), currency: 'EUR' } });
    expect((await get('/Products?category=studio&maxPrice=1')).body).toMatchObject({ total: 0, priceRange });
    expect((await get('/Products?q=xyzzyqq')).body.priceRange).toBeNull();
  });

  it('sorts absorption classes, thicknesses, colour families and formats in their order, and other facet values by count', async () => {
    const { facets } = ProductPage.parse((await get('/Products', 'de-DE')).body);
    const valuesOf = (wanted: string) => facets.find(({ key }) => key === wanted)!.values;
    expect(facets.map(({ key }) => key)).toEqual(['absorptionClass', 'thickness', 'colour', 'shape', 'material', 'fireClass', 'brand', 'inStock']);
    expect(valuesOf('thickness').map(({ label }) => label)).toEqual(['bis 24\u00a0mm', '25–49\u00a0mm', '50–99\u00a0mm', 'ab 100\u00a0mm']);
    const counts = valuesOf('material').map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    for (const key of ['material', 'fireClass']) for (const { label } of valuesOf(key)) expect(label).toMatch(/^[^:;()]{1,24}$/);
    // Earlier addresses contain the description.
    const totalOf = async (material: string) => (await get(`/Products?material=${encodeURIComponent(material)}`)).body.total;
    expect(await totalOf('open-cell polyurethane foam')).toBe(await totalOf('pu-foam'));
    expect(await totalOf('pu-foam')).toBe(valuesOf('material').find(({ value }) => value === 'pu-foam')!.count);
    expect(valuesOf('colour').map(({ value }) => value)).toEqual(['white', 'grey', 'black', 'brown', 'beige', 'yellow', 'red', 'blue']);
    expect(valuesOf('shape').map(({ value }) => value)).toEqual(['landscape', 'portrait', 'square', 'round']);
    expect(valuesOf('brand').find(({ value }) => value === 'FIB')!.label).toBe('Fibers & Foams');
  });

  it('includes the products of subcategories, and returns the parent of a category', async () => {
    const categories = CategorySummary.array().parse((await get('/Categories')).body);
    const child = categories.find(({ id }) => id === 'photo-panels')!;
    const parent = categories.find(({ id }) => id === child.parentId)!;
    const idsIn = async (id: string) => ProductPage.parse((await get(`/Products?pageSize=100&category=${id}`)).body).items.map((item) => item.id);
    expect(await idsIn(parent.id)).toEqual(expect.arrayContaining(await idsIn(child.id)));
    expect((await get(`/Categories/nl-NL/${child.slug}`)).body.parent).toEqual({ id: parent.id, name: parent.name, slug: parent.slug });
    expect((await get(`/Categories/nl-NL/${parent.slug}`)).body.parent).toBeNull();
  });

  it('filters by price, and sorts by absorption', async () => {
    const { body } = await get('/Products?minPrice=5000&maxPrice=20000&sort=absorption&pageSize=100');
    const { items } = ProductPage.parse(body);
    expect(items.length).toBeGreaterThan(3);
    for (const { price } of items) expect(price.includingVat.amount >= 5000 && price.includingVat.amount <= 20_000).toBe(true);
    const alphas = items.map(({ rating }) => rating?.alphaW ?? 0);
    expect(alphas).toEqual(alphas.toSorted((one, other) => other - one));
  });

  it.each([
    ['nl-NL', 'wandpaneel'],
    ['nl-NL', 'wandpanel'],
    ['de-DE', 'Wandpaneele'],
    ['fr-FR', 'panneaux muraux'],
    ['en-GB', 'wall panels'],
  ])('finds in %s the panel for the search %s', async (locale, q) => {
    const { body } = await get(`/Products?sort=relevance&q=${encodeURIComponent(q)}`, locale);
    expect(ProductPage.parse(body).items.map(({ id }) => id)).toContain('wpn-lightgrey-01');
  });

  it.each(['%', '_', '\\', "'", '"', '!!!', '&', ':*', '<->'])('treats %s as text, not as a pattern', async (q) => {
    const { status, body } = await get(`/Products?q=${encodeURIComponent(q)}`);
    expect([status, ProductPage.parse(body).total]).toEqual([200, 0]);
  });

  it('suggests products and categories for an incomplete search', async () => {
    const { body } = await get('/Products/suggest?q=gordijn');
    const { products, categories } = Suggestions.parse(body);
    expect(products.map(({ id }) => id)).toContain('cur-charcoal-01');
    expect(categories.map(({ id }) => id)).toContain('curtains');
  });

  it('returns the categories', async () => {
    const { body } = await get('/Categories', 'de-DE');
    expect(CategorySummary.array().parse(body)[0]).toMatchObject({ id: 'wall-panels', slug: 'wandpaneele' });
    expect((await get('/Categories/de-DE/wandpaneele')).body.slugs['nl-BE']).toBe('wandpanelen');
  });
});
