import { runSuite } from '../../cli/contract/suite.js';
import type { Operation } from '../../src/contract/operation.js';
import { operationNames, shopApi } from '../../src/contract/shop-api.js';
import { accounts } from './areas/accounts.js';
import { afterSale, handovers } from './areas/after-sale.js';
import { catalogue } from './areas/catalogue.js';
import { checks } from './areas/checks.js';
import { configurations } from './areas/configurations.js';
import { integrations } from './areas/integrations.js';
import { orderHistory, ordering } from './areas/ordering.js';
import { storage } from './areas/storage.js';
import { strictness } from './areas/strictness.js';
import { Coverage, type Target } from './caller.js';
import { type OwnShop, startOwnShop } from './own-shop.js';
import { specifiedCalls } from './specification.js';
import { createFixtures, type Fixtures, ownReturnUrl } from './fixtures.js';

/**
 * `SHOP_API_URL` runs the suite against another Shop API. Optional: `SHOP_RETURN_URL` (return URL of payments), `SHOP_API_KEY`
 * (with all scopes), `SHOP_EMAIL` and `SHOP_PASSWORD` (of a customer). Tests that need mails or an ERP are then left out, and the output names the operations not covered.
 */
const foreignUrl = process.env['SHOP_API_URL'];
const targetNames = foreignUrl ? (['foreign'] as const) : (['embedded', 'storefront'] as const);

const lineOf = ({ method, path }: Operation) => `${method} ${path}`;
const specified = operationNames.filter((name) => !(shopApi[name] as Operation).extension);

describe('the contract', () => {
  it('contains every call of the specification, and marks all others as extensions', () => {
    expect(specified.map((name) => lineOf(shopApi[name])).sort()).toEqual([...specifiedCalls].sort());
    expect(specifiedCalls).toHaveLength(56);
  });
});

let own: OwnShop | undefined;
beforeAll(async () => {
  own = foreignUrl ? undefined : await startOwnShop();
});
afterAll(async () => own?.stop());

describe.each(targetNames)('the Shop API (%s)', (targetName) => {
  const coverage = new Coverage();
  let fixtures: Fixtures;
  const isOwn = targetName !== 'foreign';
  const { SHOP_API_KEY: apiKey, SHOP_EMAIL: accountEmail, SHOP_PASSWORD: accountPassword, SHOP_RETURN_URL: returnUrl } = process.env;
  const account = accountEmail && accountPassword ? { email: accountEmail, password: accountPassword } : undefined;
  /** The tests are declared before the own shop runs: its features are known now, their values only later. */
  const later: Pick<Target, 'tokenFor' | 'orderKeyFor' | 'signInAtErp' | 'hasReviews' | 'apiKey'> = isOwn
    ? {
        tokenFor: (email, view) => fixtures.target.tokenFor!(email, view),
        orderKeyFor: (email) => fixtures.target.orderKeyFor!(email),
        signInAtErp: () => fixtures.target.signInAtErp!(),
        hasReviews: true,
        get apiKey() {
          return fixtures?.target.apiKey ?? 'known later';
        },
      }
    : { ...(apiKey && { apiKey }) };

  beforeAll(async () => {
    const target: Target = isOwn ? own!.targets[targetName] : { name: foreignUrl!, url: foreignUrl!.replace(/\/$/, ''), ...later, ...(returnUrl && { returnUrl }) };
    fixtures = await createFixtures(target, coverage);
  });

  const inWorld = () => fixtures;
  catalogue(inWorld);
  accounts(inWorld, isOwn, account);
  ordering(inWorld);
  afterSale(inWorld, isOwn);
  handovers(inWorld);
  if (isOwn) orderHistory(inWorld);
  configurations(inWorld);
  storage(inWorld);
  checks(inWorld, later);
  integrations(inWorld, later);
  strictness(inWorld, isOwn, later.apiKey !== undefined);

  if (targetName === 'embedded') {
    it('passes the suite for companies', async () => {
      const { apiKey: key, url } = own!.targets.embedded;
      const mailFor = async (email: string) => (await own!.shop.mails()).findLast(({ to }) => to === email)?.text;
      const results = await runSuite({ url, mailFor, returnUrl: ownReturnUrl, ...(key && { apiKey: key }) });
      expect(results.filter(({ outcome, headers }) => outcome !== 'passed' || headers.length)).toEqual([]);
    });
  }

  it('executed every operation successfully at least once', () => {
    const seen = operationNames.filter((name) => coverage.succeeded.has(name));
    const missing = operationNames.filter((name) => !coverage.succeeded.has(name));
    const count = (names: readonly string[]) => `${names.length} of ${specified.length} of the specification`;
    process.stdout.write(
      `${fixtures.target.name}: ${seen.length} of ${operationNames.length} operations succeeded as documented, ${count(specified.filter((name) => coverage.succeeded.has(name)))}${missing.length ? `; not covered: ${missing.join(', ')}` : ''}\n`,
    );
    if (isOwn) expect(missing).toEqual([]);
    else expect(seen.length).toBeGreaterThan(0);
  });
});
