import { sql } from 'drizzle-orm';
import { apiScopes } from '../../src/contract/api-scopes.js';
import { BusinessCentralService } from '../../src/embedded/business-central/business-central.service.js';
import { ApiKeys } from '../../src/embedded/integrators/api-keys.js';
import { startDns } from '../support/dns.js';
import { type Erp, startErp } from '../support/erp.js';
import { startReviews } from '../support/reviews.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';
import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { stopOnFailure } from '../support/stop-on-failure.js';
import type { Target } from './caller.js';

/** The shop of this project with all integrations configured, and two targets: the Shop API itself, and the REST endpoints of the storefront. */
export interface OwnShop {
  shop: TestShop;
  erp: Erp;
  targets: { embedded: Target; storefront: Target };
  stop(): Promise<void>;
}

/** @param variables added to the default environment of tests */
export const startOwnShop = async (variables: NodeJS.ProcessEnv = {}): Promise<OwnShop> => {
  const [erp, reviews, dns] = await Promise.all([startErp(), startReviews(), startDns({})]);
  const shop = await startTestShop({ ...erp.variables, ...reviews.variables, DNS_SERVER: dns.address, ...variables });
  const storefront: TestStorefront = await stopOnFailure(shop.stop, () => startTestStorefront(shop.url));
  const { key } = await shop.app.get(ApiKeys).add('contract suite', apiScopes, { perMinute: 100_000 });
  const keyIn = async (email: string, wanted: RegExp): Promise<string> => wanted.exec((await shop.mailTo(email, (mail) => wanted.test(mail.text))).text)![1]!;
  const tokenFor = (email: string, view: string) => keyIn(email, new RegExp(view ? `view=${view}&token=([\\w-]+)` : 'token=([\\w-]+)'));
  const orderKeyFor = (email: string) => keyIn(email, /access=([\w-]+)/);
  const signInAtErp = async () => erp.agree(await shop.app.get(BusinessCentralService).connect());
  // A colour that is sold out; no test sells it.
  const ended = await shop.db.execute<{ slug: string }>(
    sql`update product p set is_on_sale = false from product_text t where p.id = 'mel-grey-01' and t.product_id = p.id and t.locale = 'nl-NL' returning t.slug`,
  );
  const common = { tokenFor, orderKeyFor, signInAtErp, apiKey: key, hasReviews: true, endedSlug: ended.rows[0]!.slug };
  return {
    shop,
    erp,
    targets: {
      embedded: { name: 'the embedded Shop API', url: shop.url, ...common },
      storefront: { name: 'the REST endpoints of the storefront', url: `${storefront.url}/api`, ...common },
    },
    stop: async () => {
      await storefront.stop();
      await shop.stop();
      await Promise.all([erp.stop(), reviews.stop(), dns.stop()]);
    },
  };
};
