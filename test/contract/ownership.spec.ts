import type { ownedResources, Resource } from '../../src/contract/fields.js';
import { type OperationName, operationNames, shopApi } from '../../src/contract/shop-api.js';
import { type Operation, takesFile } from '../../src/contract/operation.js';
import { fieldsOf } from '../../src/openapi/components.js';
import { exampleOf } from '../../src/openapi/examples.js';
import type { JsonSchema } from '../../src/openapi/json-schema.js';
import { photograph } from '../support/pictures.js';
import { type Caller, problemIn } from './caller.js';
import { type OwnShop, startOwnShop } from './own-shop.js';
import { Coverage } from './caller.js';
import { discover, fillCart, nobody, ownReturnUrl, placeOrder, type World } from './world.js';

type Owned = (typeof ownedResources)[number];
type Belongings = Record<Owned, string>;

/** Places of an input that name something with an owner: `id`, `lines.0.configurationId`. */
const ownedPlaces = (schema: JsonSchema, path: string[] = []): { path: string[]; resource: Owned }[] => {
  const resource = schema['x-resource'] as Resource | undefined;
  if (resource && resource !== 'product' && resource !== 'category' && resource !== 'enquiry') return [{ path, resource }];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([field, value]) => ownedPlaces(value, [...path, field]));
  const items = schema.items ? ownedPlaces(schema.items, [...path, '0']) : [];
  return [...inside, ...items, ...(schema.anyOf ?? []).flatMap((one) => ownedPlaces(one, path))];
};
const placesOf = (name: OperationName) => Object.entries(fieldsOf(shopApi[name].input).properties).flatMap(([field, schema]) => ownedPlaces(schema, [field]));
const naming = operationNames.filter((name) => placesOf(name).length > 0);

const putAt = (target: Record<string, unknown>, [field, ...rest]: string[], value: string): void => {
  if (rest.length === 0) target[field!] = value;
  else putAt(target[field!] as Record<string, unknown>, rest, value);
};

let own: OwnShop;
let world: World;
let ada: Caller;
let belongings: Belongings;

/** Somebody with one of everything. */
const settle = async (caller: Caller): Promise<Belongings> => {
  const placed = await placeOrder(caller, world.productId);
  const methods = await caller.ok('listPaymentMethods', { orderId: placed.id });
  const { paymentId } = await caller.ok('initiatePayment', { orderId: placed.id, method: methods[0]!.id, returnUrl: ownReturnUrl });
  const cart = await fillCart(caller, world.productId);
  const configuration = await caller.ok('configureProduct', { id: world.photoPrintId, choices: {} });
  const item = await caller.ok('addStorageItem', {}, { file: { name: 'sea.jpg', content: await photograph(60, 40) } });
  return {
    order: placed.id,
    orderLine: cart.lines[0]!.id,
    payment: paymentId,
    configuration: configuration.id,
    storageItem: item.id,
    storageFile: item.files[0]!.id,
    upload: item.files[0]!.uploadId,
    openUpload: (await caller.ok('startUpload', { name: 'hills.jpg', size: 5000 })).id,
    session: caller.sessionToken ? (await caller.ok('listSessions', {})).items[0]!.id : nobody,
  };
};

beforeAll(async () => {
  own = await startOwnShop();
  world = await discover(own.targets.storefront, new Coverage());
  ada = await world.customer();
  belongings = await settle(ada);
});
afterAll(() => own.stop());

/** A valid input, with what is public as it is in the shop. */
const inputOf = (name: OperationName): Record<string, unknown> => {
  const { properties } = fieldsOf(shopApi[name].input);
  const fields = Object.entries(properties).flatMap(([field, schema]) => {
    const value = schema['x-resource'] === 'product' ? world.photoPrintId : exampleOf(schema, name, field);
    return value === undefined ? [] : [[field, structuredClone(value)]];
  });
  const input = Object.fromEntries(fields) as Record<string, unknown>;
  if (name === 'calculateShipping') input['lines'] = [{ productId: world.photoPrintId, quantity: 1, configurationId: nobody }];
  if (name === 'configureProduct' || name === 'previewConfiguration') input['choices'] = {};
  if (name === 'getUpload') input['file'] = 'original';
  if (name === 'initiatePayment') input['returnUrl'] = ownReturnUrl;
  return input;
};
const fileFor = (name: OperationName) => (takesFile(shopApi[name] as Operation) ? { file: { name: 'a.txt', content: 'a' } } : {});

/** What somebody is told who names these things. */
const told = async (caller: Caller, name: OperationName, named: (resource: Owned, at: number) => string) => {
  const input = inputOf(name);
  for (const [at, { path, resource }] of placesOf(name).entries()) putAt(input, path, named(resource, at));
  const { requestId: _, ...problem } = problemIn(name, await caller.send(name, input, fileFor(name)));
  return problem;
};

describe('what belongs to somebody', () => {
  it('is named by every operation that takes an id of it', () => {
    expect(naming.length).toBeGreaterThan(20);
    expect(new Set(naming.flatMap((name) => placesOf(name).map(({ resource }) => resource)))).toEqual(new Set(Object.keys(belongings)));
  });

  it.each(naming)('does not exist for anybody else: %s', async (name) => {
    const bea = await world.customer();
    const hers = await settle(bea);
    const guest = world.stranger();
    await settle(guest);
    for (const caller of [bea, guest, world.stranger()]) {
      const unknown = await told(caller, name, () => nobody);
      expect(unknown.code).toBe((shopApi[name] as Operation).access === 'customer' && !caller.sessionToken ? 'UNAUTHORIZED' : 'NOT_FOUND');
      expect(await told(caller, name, (resource) => belongings[resource])).toEqual(unknown);
    }
    // One foreign thing among her own.
    const places = placesOf(name);
    for (const [foreign] of places.entries()) {
      const problem = await told(bea, name, (resource, at) => (at === foreign ? belongings[resource] : hers[resource]));
      expect(problem.code).toBe('NOT_FOUND');
    }
  });

  it('is untouched by all of that', async () => {
    expect((await ada.ok('getOrder', { id: belongings.order })).state).toBe('awaitingPayment');
    expect((await ada.ok('getOrder', { id: 'current' })).lines.map(({ id, quantity }) => [id, quantity])).toEqual([[belongings.orderLine, 1]]);
    expect((await ada.ok('getStorageItem', { id: belongings.storageItem })).files).toHaveLength(1);
    await ada.ok('getUpload', { id: belongings.upload, file: 'original' });
    expect((await ada.ok('listSessions', {})).items.map(({ id }) => id)).toEqual([belongings.session]);
    expect((await ada.ok('getOpenUpload', { id: belongings.openUpload })).offset).toBe(0);
  });
});
