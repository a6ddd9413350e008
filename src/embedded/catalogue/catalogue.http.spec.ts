import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { startTestDatabase, type TestDatabase } from '../../../test/support/postgres.js';
import { createFastifyAdapter } from '../../common/fastify.js';
import { ProblemFilter } from '../../common/problem.filter.js';
import { TextsModule } from '../../common/texts.module.js';
import { ConfigModule } from '../../config/config.module.js';
import { readEnvironment } from '../../config/environment.js';
import { ProblemDetails } from '../../contract/errors.js';
import { CategorySummary, Product, ProductPage, QuantityPrice } from '../../contract/product.js';
import { DatabaseModule } from '../database/database.module.js';
import { CatalogueModule } from './catalogue.module.js';

describe('the catalogue over HTTP', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await startTestDatabase();
    const testing = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(readEnvironment({})), TextsModule, DatabaseModule.forRoot(database.url), CatalogueModule],
      providers: [ProblemFilter],
    }).compile();
    app = testing.createNestApplication<NestFastifyApplication>(await createFastifyAdapter());
    app.useGlobalFilters(app.get(ProblemFilter));
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.stop();
  }, 60_000);

  const get = (path: string, locale = 'nl-NL') => request(app.getHttpServer()).get(path).set('X-Locale', locale);

  it('answers a page of products, whatever the case of the path', async () => {
    const { status, body } = await get('/products?sort=priceAsc&page=2&pageSize=3', 'en-GB');
    expect(status).toBe(200);
    expect(ProductPage.parse(body)).toMatchObject({ page: 2, pageSize: 3 });
    expect(body.items).toHaveLength(3);
  });

  it('answers a product by its id and by its slug', async () => {
    const byId = await get('/Products/wpn-ochre-01', 'fr-FR');
    const bySlug = await get('/Products/fr-FR/panneau-mural-tissu-ocre');
    expect(Product.parse(byId.body).id).toBe('wpn-ochre-01');
    expect(bySlug.body.name).toBe(byId.body.name);
  });

  it('answers 404 with the right path for a slug of another locale', async () => {
    const { status, body, type } = await get('/Products/de-DE/wandpaneel-stof');
    expect([status, type]).toEqual([404, 'application/problem+json']);
    expect(ProblemDetails.parse(body)).toMatchObject({ code: 'NOT_FOUND', instance: '/produkt/wandpaneel-stoff' });
  });

  it('keeps slugs apart from a slug called slugs', async () => {
    expect((await get('/Products/wpn-ochre-01/slugs')).body['nl-NL']).toBe('wandpaneel-stof-oker');
  });

  it('prices a quantity', async () => {
    const put = (body: object) => request(app.getHttpServer()).put('/Products/wpn-ochre-01/quantity').send(body);
    expect(QuantityPrice.parse((await put({ quantity: 5 })).body).unitPrice.includingVat.amount).toBe(8250);
    expect((await put({ quantity: 0 })).status).toBe(422);
    expect((await put({ quantity: '5' })).status).toBe(422);
  });

  it.each(['?page=0', '?pageSize=101', '?page=1.5', '?sort=cheap', '?colour=red'])('refuses %s with 422', async (query) =>
    expect((await get(`/Products${query}`)).status).toBe(422),
  );

  it('answers the categories', async () => {
    const { body } = await get('/Categories', 'de-DE');
    expect(CategorySummary.array().parse(body)[0]).toMatchObject({ id: 'wall-panels', slug: 'wandpaneele' });
    expect((await get('/Categories/de-DE/wandpaneele')).body.slugs['nl-BE']).toBe('wandpanelen');
  });
});
