import { Command, Option } from 'commander';
import { readEnvironment } from '../src/config/environment.js';
import { isSecret } from '../src/config/variable.js';
import type { BrandCode } from '../src/contract/brand-codes.js';
import { defaultLocale, type Locale, locales } from '../src/contract/locales.js';
import type { Operation } from '../src/contract/operation.js';
import { extensionNames, type OperationName, operationNames, shopApi } from '../src/contract/shop-api.js';
import { Problem } from '../src/contract/errors.js';
import { ShopApiClient } from '../src/shop-api/client/shop-api.client.js';
import { ShopApiFailure } from '../src/shop-api/client/shop-api.failure.js';
import { reportFindings } from './support/findings.js';
import { asJson, type Printed, printLine, printRows, type Row } from './support/print.js';
import { withProgress } from './support/with-progress.js';

/** Deadline of the request for the extensions in milliseconds. */
const discoveryDeadline = 5000;

const products = new Command('products')
  .description('Compares each product’s configuration model with its options, prices, slugs and pictures in every locale')
  .addOption(new Option('--locale <locale>', 'only findings of this locale').choices(locales))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- diagnostics products --locale de-AT')
  .action(async ({ locale, json }: Printed & { locale?: Locale }) => {
    const { productFindings } = await import('./checks/product-findings.js');
    const findings = await withProgress('Reading products', productFindings);
    reportFindings(
      findings.filter(({ place }) => !locale || place.endsWith(` ${locale}`)),
      { json },
    );
  });

const config = new Command('config')
  .description('Prints the environment variables that the programs would use; hides secrets and addresses that can contain a password')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- diagnostics config')
  .action(({ json }: Printed) => {
    const rows = Object.entries(readEnvironment(process.env)).map(([name, value]): Row => ({ name, value: isSecret(name) ? 'set' : String(value) }));
    printRows(rows, { json, nothing: 'Nothing is set' });
  });

/** `unknown`: NOT_FOUND can mean that the operation is missing, or that it does not know the id of the call. */
type Probed = Row & { isThere: boolean | 'unknown' };
/** Calls an operation with an input that it must refuse. The call changes nothing, and the refusal shows that the operation exists. */
const probe = async (client: ShopApiClient, name: OperationName, shop: BrandCode): Promise<Probed> => {
  const started = performance.now();
  const refusal = await client.request(name, { 'reachability-probe': 'yes' } as never, { shop, locale: defaultLocale, requestId: `probe-${name}` }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  const isAnswered = refusal === undefined || (refusal instanceof Problem && !(refusal instanceof ShopApiFailure));
  const isNotFound = refusal instanceof Problem && isMissing(refusal);
  const { errors }: Operation = shopApi[name];
  const isThere = isAnswered && isNotFound && errors.includes('NOT_FOUND') ? 'unknown' : isAnswered && !isNotFound;
  const answer = refusal instanceof ShopApiFailure ? refusal.message : refusal instanceof Problem ? refusal.code : 'OK';
  return { operation: name, call: callOf(name), extension: '', answer, milliseconds, isThere };
};
/** An unknown path responds NOT_FOUND without field errors. The embedded Shop API validates the input first and reports the unknown field. */
const isMissing = ({ code, extra }: Problem): boolean => code === 'NOT_FOUND' && !extra.errors?.length;
const callOf = (name: OperationName) => `${shopApi[name].method} ${shopApi[name].path}`;

/** An extension that a Shop API does not declare: it is not called, and the row says what the storefront does instead. */
const undeclared = (name: OperationName): Probed => {
  const { extension }: Operation = shopApi[name];
  return { operation: name, call: callOf(name), extension: 'missing', answer: extension!.without, milliseconds: 0, isThere: false };
};

const reach = new Command('shop-api')
  .description(
    'Calls the operations of a Shop API with an input that they must refuse, which changes nothing; shows which exist, which extensions the Shop API declares, and the time of each call',
  )
  .option('--url <url>', 'address of the Shop API, or of a storefront with /api (default: SHOP_API_URL, else this machine at SHOP_API_PORT)')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- diagnostics shop-api --url https://api.example.com')
  .action(async ({ url, json }: Printed & { url?: string }) => {
    const { SHOP_API_URL, SHOP_API_PORT, BRAND, shopApiExtensions } = readEnvironment(process.env);
    const address = (url ?? SHOP_API_URL ?? `http://localhost:${SHOP_API_PORT}`).replace(/\/+$/, '');
    const client = new ShopApiClient(address);
    const context = { shop: BRAND, locale: defaultLocale, requestId: 'probe-capabilities' };
    const declared = new Set(shopApiExtensions ?? (await client.readExtensions(context, AbortSignal.timeout(discoveryDeadline)).catch(() => [])));
    // Sequential, so that concurrent calls do not change the times.
    const rows = await withProgress('Calling operations', async (report) => {
      const answers = [];
      for (const name of operationNames) {
        const isExtension = extensionNames.includes(name);
        answers.push(isExtension && !declared.has(name) ? undeclared(name) : { ...(await probe(client, name, BRAND)), extension: isExtension ? 'declared' : '' });
        report(answers.length, operationNames.length);
      }
      return answers;
    });
    await client.close();
    printRows(rows, { json, nothing: 'No operations' });
    const specified = rows.filter(({ extension }) => extension === '');
    const [missing, unknown] = [specified.filter(({ isThere }) => !isThere).length, specified.filter(({ isThere }) => isThere === 'unknown').length];
    const faulty = rows.filter(({ extension, isThere }) => extension === 'declared' && !isThere).length;
    const rest = unknown ? `, ${unknown} responded NOT_FOUND to the unknown id of the call: \`contract ${address}\` checks them` : '';
    if (!json) {
      printLine(`\n${specified.length - missing - unknown} of ${specified.length} operations of the specification exist at ${address}${rest}`);
      printLine(`${declared.size} of ${extensionNames.length} extensions are declared${faulty ? `, ${faulty} of them do not exist` : ''}`);
    }
    if (missing || faulty) process.exitCode = 1;
  });

export const diagnostics = new Command('diagnostics').addCommand(products).addCommand(reach).addCommand(config);
