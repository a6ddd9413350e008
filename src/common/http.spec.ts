import { Controller, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { Problem } from '../contract/errors.js';
import { type InputOf, shopApi } from '../contract/shop-api.js';
import { createFastifyAdapter } from './fastify.js';
import { Call, type CallContext, Input, Serves } from './operation.decorators.js';
import { ProblemFilter } from './problem.filter.js';
import { TextsModule } from './texts.module.js';

@Controller()
class EchoController {
  @Serves(shopApi.listProducts) list(@Input() input: unknown) {
    return input;
  }
  @Serves(shopApi.getProductBySlug) bySlug(@Input() input: unknown) {
    return input;
  }
  @Serves(shopApi.getProductSlugs) slugs() {
    return 'slugs';
  }
  @Serves(shopApi.addOrderLine) add(@Input() input: InputOf<'addOrderLine'>, @Call() call: CallContext) {
    return { input, call };
  }
  @Serves(shopApi.updateOrderLine) update(@Input() input: unknown) {
    return input;
  }
  @Serves(shopApi.setOrderDetails) details(@Input() input: unknown) {
    return input;
  }
  @Serves(shopApi.paymentWebhook) webhook(@Input() input: unknown) {
    return input;
  }
  @Serves(shopApi.listShipping) busy() {
    throw new Problem('UNAVAILABLE', { retryAfterSeconds: 7 });
  }
  @Serves(shopApi.listCategories) surprise() {
    throw new Error('secret of the house');
  }
}
@Module({ imports: [TextsModule], controllers: [EchoController], providers: [ProblemFilter] })
class EchoModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  const module = await Test.createTestingModule({ imports: [EchoModule] }).compile();
  module.useLogger(false);
  app = module.createNestApplication<NestFastifyApplication>(await createFastifyAdapter());
  app.useGlobalFilters(app.get(ProblemFilter));
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());
const api = () => request(app.getHttpServer());
const titleIn = async (locale: string) => (await api().get('/nowhere').set('x-locale', locale)).body.title;
const fieldsOf = (body: { errors: { field: string; code: string }[] }) => body.errors.map(({ field, code }) => `${field} ${code.replace('yup.errors.', '')}`).sort();

const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' };
const details = { customerType: 'Private', contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '020 123 4567' }, billing: address, shipping: null };

describe('an operation of the contract', () => {
  it('reads numbers of the query from their decimal text, and fills in defaults', async () => {
    const { body } = await api().get('/Products?page=2').expect(200);
    expect(body).toEqual({ page: 2, pageSize: 20, sort: 'popular' });
  });
  it('matches paths in any case and keeps the case of fields', async () => {
    await api().get('/PRODUCTS/nl-NL/wandpaneel').expect(200, { locale: 'nl-NL', slug: 'wandpaneel' });
    await api().get('/products/ABC/slugs').expect(200, 'slugs');
  });
  it('has its own status, and reads the call context from the headers', async () => {
    const { body } = await api()
      .post('/orders/lines')
      .set({ 'x-locale': 'de-AT', 'x-cart-token': 'c'.repeat(43), 'idempotency-key': 'k-1', 'x-request-id': 'trace-0001', 'x-rendered-by': 'server' })
      .send({ productId: 'wpn' })
      .expect(201);
    expect(body.input).toEqual({ productId: 'wpn', quantity: 1 });
    expect(body.call).toEqual({
      shop: 'ENC',
      locale: 'de-AT',
      requestId: 'trace-0001',
      cartToken: 'c'.repeat(43),
      idempotencyKey: 'k-1',
      renderedBy: 'server',
      clientAddress: expect.any(String),
    });
  });
  it('receives the parsed input: texts trimmed, empty optional texts removed', async () => {
    const { body } = await api()
      .post('/Orders/details')
      .send({ ...details, note: '', reference: ' R1 ' })
      .expect(200);
    expect(body.reference).toBe('R1');
    expect(body).not.toHaveProperty('note');
    expect(body.contact.phone).toBe('0201234567');
  });
  it('reads forms, urlencoded and multipart', async () => {
    await api().post('/orders/payment/webhook/payment').type('form').send({ id: 'tr_1' }).expect(200, { id: 'tr_1' });
    await api().post('/orders/payment/webhook/payment').field('id', 'tr_1').expect(200, { id: 'tr_1' });
    await api().post('/orders/payment/webhook/payment').send({ id: 'tr_1' }).expect(415);
  });
});

describe('a strict input', () => {
  it.each([
    ['an unknown field', { productId: 'a', colour: 'red' }, ['colour mixed.unknown']],
    ['a missing field', {}, ['productId mixed.required']],
    ['null for a text', { productId: null }, ['productId mixed.required']],
    ['a number for a text', { productId: 7 }, ['productId mixed.notType']],
    ['a text for a number', { productId: 'a', quantity: '2' }, ['quantity mixed.notType']],
    ['a boolean for a number', { productId: 'a', quantity: true }, ['quantity mixed.notType']],
    ['a fraction', { productId: 'a', quantity: 1.5 }, ['quantity mixed.notType']],
    ['every wrong field at once', { productId: '', quantity: 0, x: 1 }, ['productId mixed.required', 'quantity number.min', 'x mixed.unknown']],
    ['NUL in a text', { productId: 'a\0' }, ['productId string.matches']],
    ['a lone surrogate', { productId: '\ud800' }, ['productId string.matches']],
    ['constructor as a field', { productId: 'a', constructor: 1 }, ['constructor mixed.unknown']],
    ['a list as body', [], [' mixed.notType']],
  ])('refuses %s', async (_, body, fields) => {
    const answer = await api().post('/orders/lines').set('content-type', 'application/json').send(JSON.stringify(body)).expect(422);
    expect(fieldsOf(answer.body)).toEqual(fields);
  });
  it('reports nested fields and broken rules between fields', async () => {
    const nested = await api()
      .post('/Orders/details')
      .send({ ...details, contact: { ...details.contact, email: 'x', extra: 1 }, billing: { ...address, postcode: '1012' } })
      .expect(422);
    expect(fieldsOf(nested.body)).toEqual(['billing.postcode string.postcode', 'contact.email string.email', 'contact.extra mixed.unknown']);
    const between = await api()
      .post('/Orders/details')
      .send({ ...details, customerType: 'Business' })
      .expect(422);
    expect(fieldsOf(between.body)).toEqual(['company mixed.required']);
  });
  it.each(['page=1e1', 'page=', 'page=01', 'page=1&page=2', 'sort=cheap', 'x=1'])('refuses the query %s', (query) => api().get(`/Products?${query}`).expect(422));
  it('refuses a path field in the body', () => api().put('/orders/lines/a').send({ id: 'b', quantity: 1 }).expect(422));
  it('refuses a body with extreme nesting', () =>
    api()
      .post('/orders/lines')
      .type('json')
      .send(`{"productId":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)
      .expect(422));
});

describe('every response', () => {
  it.each([
    ['of an operation', '/products/ABC/slugs', 200, 'shop.example'],
    ['to an unknown path', '/nowhere', 404, 'shop.example'],
    ['to a path that the router itself refuses', '/%zz', 400, 'shop.example'],
    ['to an invalid host', '/products/ABC/slugs', 400, 'local|host'],
    ['to a request with an unexpected error', '/Categories', 500, 'shop.example'],
  ])('%s has the headers against sniffing, plain HTTP and framing', async (_, path, status, host) => {
    expect((await api().get(path).set('host', host).expect(status)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "frame-ancestors 'none'",
    });
  });
});

describe('an error', () => {
  it.each([
    ['malformed JSON', '{"a":', 'application/json', 400, 'MALFORMED'],
    ['an empty JSON body', '', 'application/json', 400, 'MALFORMED'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'MALFORMED'],
    ['another media type', 'a', 'text/csv', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form for JSON', 'productId=a', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body too large', `{"a":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('of %s is problem details', async (_, body, type, status, code) => {
    const answer = await api().post('/orders/lines').set('content-type', type).send(body).expect(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status, code, requestId: answer.headers['x-request-id'] });
  });
  it.each(['/nowhere', '/%zz'])('of the path %s is problem details', async (path) => {
    const answer = await api().get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
  it('is in the caller’s locale; a locale without own texts uses its base locale', async () => {
    expect(await titleIn('de-AT')).toBe('Nicht gefunden');
    expect(await titleIn('fr-BE')).toBe('Introuvable');
    expect(await titleIn('en-GB')).toBe('Not found');
    expect(await titleIn('xx')).toBe('Niet gevonden');
  });
  it('contains the limit of a rule in its message', async () => {
    const { body } = await api().post('/orders/lines').set('x-locale', 'en-GB').send({ productId: 'a', quantity: 0 });
    expect(body.errors[0].message).toBe('Choose 1 or more.');
  });
  it('has Retry-After', async () => {
    const answer = await api().get('/Orders/shipping').expect(503);
    expect(answer.headers['retry-after']).toBe('7');
  });
  it('does not contain the message of an unexpected error', async () => {
    const answer = await api().get('/Categories').expect(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.body.code).toBe('INTERNAL');
  });
  it('is the response to two hosts, an invalid host, an unknown shop and a malformed idempotency key', async () => {
    const status = await new Promise((resolve, reject) => {
      const { port } = app.getHttpServer().address() as AddressInfo;
      httpRequest({ port, path: '/Products', headers: ['host', 'a', 'host', 'b'] }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
    for (const host of ['local|host', 'localhost@evil.example', 'localhost/evil']) {
      await api().get('/Products').set('host', host).expect(400);
      await api().get('/Products').set('x-forwarded-host', host).expect(400);
    }
    await api().post('/orders/lines').set('x-shop', 'XYZ').send({ productId: 'a' }).expect(404);
    await api().post('/orders/lines').set('idempotency-key', 'a b').send({ productId: 'a' }).expect(422);
  });
});
