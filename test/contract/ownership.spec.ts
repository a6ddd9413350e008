import type { ownedResources, Resource } from '../../src/contract/fields.js';
import { type OperationName, operationNames, shopApi } from '../../src/contract/shop-api.js';
import { type Operation, scopeOf, takesFile } from '../../src/contract/operation.js';
import { fieldsOf } from '../../src/openapi/components.js';
import { exampleOf } from '../../src/openapi/examples.js';
import type { JsonSchema } from '../../src/openapi/json-schema.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { photograph } from '../support/pictures.js';
import { uploadShownBy } from '../support/uploads.js';
import { type Caller, problemIn } from './caller.js';
import { type OwnShop, startOwnShop } from './own-shop.js';
import { Coverage } from './caller.js';
import { withTextInEveryField } from './text-in-every-field.js';
import { createFixtures, details, fillCart, type Fixtures, ownReturnUrl, password, placeOrder, unknownId } from './fixtures.js';

type Owned = (typeof ownedResources)[number];
type Belongings = Record<Owned, string>;

/** Paths of the fields of an input that contain ids of owned resources: `id`, `lines.0.configurationId`. */
const ownedPlaces = (schema: JsonSchema, path: string[] = []): { path: string[]; resource: Owned }[] => {
  const resource = schema['x-resource'] as Resource | undefined;
  if (resource && resource !== 'product' && resource !== 'category' && resource !== 'enquiry') return [{ path, resource }];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([field, value]) => ownedPlaces(value, [...path, field]));
  const items = schema.items ? ownedPlaces(schema.items, [...path, '0']) : [];
  return [...inside, ...items, ...(schema.anyOf ?? []).flatMap((one) => ownedPlaces(one, path))];
};
const placesOf = (name: OperationName) => Object.entries(fieldsOf(shopApi[name].input).properties).flatMap(([field, schema]) => ownedPlaces(schema, [field]));
/** Operations of API keys are for the resources of all owners. */
const naming = operationNames.filter((name) => scopeOf(shopApi[name]) === undefined && placesOf(name).length > 0);

const putAt = (target: Record<string, unknown>, [field, ...rest]: string[], value: string): void => {
  if (rest.length === 0) target[field!] = value;
  else putAt(target[field!] as Record<string, unknown>, rest, value);
};

let own: OwnShop;
let fixtures: Fixtures;
let ada: Caller;
let belongings: Belongings;
/** Two other callers, with one of each resource themselves. */
let bea: Caller;
let guest: Caller;
let hers: Belongings;

/** Creates one of each resource for a caller. @returns their ids */
const settle = async (caller: Caller): Promise<Belongings> => {
  const placed = await placeOrder(caller, fixtures.productId);
  const methods = await caller.ok('listPaymentMethods', { orderId: placed.id });
  const { paymentId } = await caller.ok('initiatePayment', { orderId: placed.id, method: methods[0]!.id, returnUrl: ownReturnUrl });
  const cart = await fillCart(caller, fixtures.productId);
  const configuration = await caller.ok('configureProduct', { id: fixtures.photoPrintId, choices: {} });
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
    session: caller.sessionToken ? (await caller.ok('listSessions', {})).items[0]!.id : unknownId,
  };
};

beforeAll(async () => {
  own = await startOwnShop();
  fixtures = await createFixtures(own.targets.storefront, new Coverage());
  ada = await fixtures.customer();
  belongings = await settle(ada);
  bea = await fixtures.customer();
  hers = await settle(bea);
  guest = fixtures.stranger();
  await settle(guest);
});
afterAll(() => own.stop());

/** Valid input of an operation, with the id of an existing product. */
const inputOf = (name: OperationName): Record<string, unknown> => {
  const { properties } = fieldsOf(shopApi[name].input);
  const fields = Object.entries(properties).flatMap(([field, schema]) => {
    const value = schema['x-resource'] === 'product' ? fixtures.photoPrintId : exampleOf(schema, name, field);
    return value === undefined ? [] : [[field, structuredClone(value)]];
  });
  const input = Object.fromEntries(fields) as Record<string, unknown>;
  if (name === 'calculateShipping') input['lines'] = [{ productId: fixtures.photoPrintId, quantity: 1, configurationId: unknownId }];
  if (name === 'configureProduct' || name === 'previewConfiguration') input['choices'] = {};
  if (name === 'getUpload') input['file'] = 'original';
  if (name === 'initiatePayment') input['returnUrl'] = ownReturnUrl;
  return input;
};
const fileFor = (name: OperationName) => (takesFile(shopApi[name] as Operation) ? { file: { name: 'a.txt', content: 'a' } } : {});

/** Calls an operation with the given ids of owned resources. @returns the problem details without request id */
const reported = async (caller: Caller, name: OperationName, named: (resource: Owned, at: number) => string) => {
  const input = inputOf(name);
  for (const [at, { path, resource }] of placesOf(name).entries()) putAt(input, path, named(resource, at));
  const { requestId: _, ...problem } = problemIn(name, await caller.send(name, input, fileFor(name)));
  return problem;
};

describe('an owned resource', () => {
  it('is marked in the contract wherever an operation takes its id', () => {
    expect(naming.length).toBeGreaterThan(20);
    expect(new Set(naming.flatMap((name) => placesOf(name).map(({ resource }) => resource)))).toEqual(new Set(Object.keys(belongings)));
  });

  it.each(naming)('is NOT_FOUND for other callers: %s', async (name) => {
    for (const caller of [bea, guest, fixtures.stranger()]) {
      const unknown = await reported(caller, name, () => unknownId);
      expect(unknown.code).toBe((shopApi[name] as Operation).access === 'customer' && !caller.sessionToken ? 'UNAUTHORIZED' : 'NOT_FOUND');
      expect(await reported(caller, name, (resource) => belongings[resource])).toEqual(unknown);
    }
    // One id of Ada among ids of her own.
    const places = placesOf(name);
    for (const [foreign] of places.entries()) {
      const problem = await reported(bea, name, (resource, at) => (at === foreign ? belongings[resource] : hers[resource]));
      expect(problem.code).toBe('NOT_FOUND');
    }
  });

  it('is unchanged after all these calls', async () => {
    expect((await ada.ok('getOrder', { id: belongings.order })).state).toBe('awaitingPayment');
    expect((await ada.ok('getOrder', { id: 'current' })).lines.map(({ id, quantity }) => [id, quantity])).toEqual([[belongings.orderLine, 1]]);
    expect((await ada.ok('getStorageItem', { id: belongings.storageItem })).files).toHaveLength(1);
    await ada.ok('getUpload', { id: belongings.upload, file: 'original' });
    expect((await ada.ok('listSessions', {})).items.map(({ id }) => id)).toEqual([belongings.session]);
    expect((await ada.ok('getOpenUpload', { id: belongings.openUpload })).offset).toBe(0);
    // The other callers still have their own resources, so the refusals were not caused by missing ones.
    expect((await bea.ok('getStorageItem', { id: hers.storageItem })).files).toHaveLength(1);
    expect((await bea.ok('getOrder', { id: 'current' })).lines.map(({ id }) => id)).toEqual([hers.orderLine]);
  });
});

describe('an id of a resource in any field of a call by another caller', () => {
  /** Product with a text option. */
  const texted = 'wpn-ochre-01';
  const endsSession: readonly OperationName[] = ['logout', 'endSession', 'endSessions', 'deleteMe', 'login'];
  const takesAway = (name: OperationName) => Number(shopApi[name].method === 'DELETE' || /^(?:remove|delete|cancel|complete|change)/.test(name));
  /** Operations of guests and customers that take an input; those that delete or complete something come last. */
  const walked = operationNames
    .filter((name) => {
      const { access, isPublic, isPublicWithout }: Operation = shopApi[name];
      return scopeOf({ access }) === undefined && !isPublic && !isPublicWithout && !endsSession.includes(name) && Object.keys(shopApi[name].input.shape).length > 0;
    })
    .toSorted((one, other) => takesAway(one) - takesAway(other));
  /** Valid input with the text product and the password of the caller. */
  const texting = (name: OperationName): Record<string, unknown> => {
    const ownValues = { [fixtures.photoPrintId]: texted, 'Quiet-2025!': password, 'Quiet-2026!': password };
    const fields = Object.entries(inputOf(name)).map(([field, value]) => [field, ownValues[String(value)] ?? value]);
    const wish = name === 'configureProduct' && { choices: { note: 'Ochre' } };
    const withoutMoment = name === 'enquire' && { appointment: undefined, appointmentDay: undefined, appointmentTime: undefined };
    return { ...Object.fromEntries(fields), ...wish, ...withoutMoment };
  };
  const area = { x: 0, y: 0, width: 1860, height: 1260 };
  const at = (name: string) => ({ ...details, contact: { ...details.contact, email: name } });

  /** Creates a guest with a photo print in an order, a file in the library, and unique texts. */
  const settleVictim = async () => {
    const victim = fixtures.stranger();
    const marks = { file: `sea-${crypto.randomUUID()}`, email: `victim-${crypto.randomUUID()}@example.nl`, note: `Ochre ${crypto.randomUUID()}` };
    const item = await victim.ok('addStorageItem', { note: marks.note }, { file: { name: `${marks.file}.jpg`, content: await photograph(1860, 1260) } });
    const { uploadId, preview } = item.files[0]!;
    const { id: design } = await victim.ok('configureProduct', { id: fixtures.photoPrintId, choices: { format: 's600x400' } });
    const { crop } = await victim.ok('cropConfiguration', { id: design, uploadId, ...area });
    await victim.ok('addOrderLine', { productId: fixtures.photoPrintId, configurationId: design });
    await victim.ok('setOrderDetails', at(marks.email));
    const { totals } = await victim.ok('setShipping', { method: 'Deliver' });
    const { id: order } = await victim.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
    const print = (await uploadShownBy(own.shop.db, crop!.preview))!;
    const ids = {
      upload: uploadId,
      preview: preview!.split('/')[2]!,
      print,
      'preview of the print': crop!.preview.split('/')[2]!,
      design,
      order,
      item: item.id,
      file: item.files[0]!.id,
    };
    const seen = async () => ({
      order: await victim.ok('getOrder', { id: order }),
      library: await victim.ok('listStorage', {}),
      design: await victim.ok('getConfiguration', { id: design }),
      cart: (await victim.send('getOrder', { id: 'current' })).status,
      files: await Promise.all(
        [
          { id: uploadId, file: 'original' },
          { id: print, file: 'original' },
          { id: ids.preview, file: 'preview-800.webp' },
          { id: ids['preview of the print'], file: 'preview-800.webp' },
        ].map(async (file) => (await victim.send('getUpload', file)).status),
      ),
    });
    return { ids, marks: Object.values(marks), seen };
  };

  it('discloses and changes nothing, also when an accomplice orders with the e-mail address of the caller and the account is deleted', async () => {
    const { key } = await own.shop.app.get(ApiKeys).add('ownership', ['integrator'], { perMinute: 100_000 });
    const { ids, marks, seen } = await settleVictim();
    const before = await seen();
    expect(before.files).toEqual([200, 200, 200, 200]);
    const succeeded = new Set<OperationName>();
    const given: string[] = [];
    const walk = async (id: string) => {
      const thief = await fixtures.customer();
      const design = await thief.ok('configureProduct', { id: texted, choices: { note: id } });
      const theirs = { ...(await settle(thief)), configuration: design.id };
      for (const name of walked) {
        const owned = placesOf(name);
        const send = async (input: Record<string, unknown>) => {
          const { status, bytes } = await thief.send(name, input, { headers: { 'x-api-key': key }, ...fileFor(name) });
          if (status < 300) succeeded.add(name);
          if (marks.some((mark) => bytes.includes(mark))) given.push(`${name} ${JSON.stringify(input)}`);
        };
        const example = texting(name);
        for (const { path } of owned) putAt(example, path, id);
        if (owned.length) await send(example);
        for (const { path, resource } of owned) putAt(example, path, theirs[resource]);
        const kept = [...owned.map(({ path }) => path.join('.')), ...Object.keys(example).filter((field) => example[field] === texted)];
        const { input, places } = withTextInEveryField(name, example, id, (path) => kept.includes(path));
        if (places.length) await send(input);
      }
      const accomplice = fixtures.stranger();
      const { id: wish } = await accomplice.ok('configureProduct', { id: texted, choices: { note: id } });
      await accomplice.ok('addOrderLine', { productId: texted, configurationId: wish });
      await accomplice.ok('setOrderDetails', at(thief.email));
      const { totals } = await accomplice.ok('setShipping', { method: 'Deliver' });
      await accomplice.ok('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
      thief.sessionToken = (await thief.ok('login', { email: thief.email, password })).token;
      await thief.ok('deleteMe', { password });
    };
    await Promise.all(Object.values(ids).map(walk));
    expect(given).toEqual([]);
    expect([...succeeded]).toEqual(
      expect.arrayContaining(['configureProduct', 'addStorageItem', 'updateStorageItem', 'saveEnquiryDraft', 'enquire', 'setOrderDetails', 'updateMe']),
    );
    expect(await seen()).toEqual(before);
  });
});
