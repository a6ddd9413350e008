import { Argument, Command, Option } from 'commander';
import { ApiKeys, defaultDays, defaultPerMinute } from '../src/embedded/integrators/api-keys.js';
import { type ApiKeyScope, apiKeyScopes } from '../src/embedded/integrators/integrators.tables.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';
import { integerUpTo } from './support/whole-number.js';
import { withShop } from './support/with-shop.js';

const inKeys = <Value>(work: (keys: ApiKeys) => Promise<Value>): Promise<Value> => withShop((shop) => work(shop.get(ApiKeys)));

const create = new Command('create')
  .description('Creates an API key and prints it; it cannot be printed again')
  .addArgument(new Argument('<name>', 'name of the key, for example of its holder'))
  .addOption(new Option('--scope <scope>', 'operations that the key may call').choices(apiKeyScopes).default('integrator'))
  .option('--per-minute <count>', 'maximum number of calls per minute', integerUpTo(100_000), defaultPerMinute)
  .option('--days <count>', 'days until the key expires', integerUpTo(3650), defaultDays)
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- api-keys create "Warehouse" --per-minute 1200')
  .action(async (name: string, { scope, perMinute, days, ...printed }: Printed & { scope: ApiKeyScope; perMinute: number; days: number }) => {
    const { id, key, endsAt } = await inKeys((keys) => keys.add(name, [scope], { perMinute, days }));
    printDone({ id, key, endsAt }, `id    ${id}\nkey   ${key}\nends  ${endsAt.toISOString()}`, printed);
  });

const list = new Command('list')
  .description('Lists the API keys by id and prefix, without their secrets')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- api-keys list')
  .action(async ({ json }: Printed) => {
    const rows = await inKeys((keys) => keys.list());
    printRows(
      rows.map(({ id, name, prefix, scopes, perMinute, createdAt, endsAt, revokedAt }) => ({ id, name, prefix, scopes, perMinute, createdAt, endsAt, revokedAt })),
      { json, nothing: 'No keys' },
    );
  });

const revoke = new Command('revoke')
  .description('Revokes an API key; takes effect within ten seconds')
  .addArgument(new Argument('<id>', 'id of the key'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- api-keys revoke 4mVx0cTq')
  .action(async (id: string, printed: Printed) => {
    if (!(await inKeys((keys) => keys.revoke(id)))) throw new Failure(`No key ${id}`);
    printDone({ id }, `Revoked ${id}`, printed);
  });

/** API keys of ops and integrators. */
export const apiKeys = new Command('api-keys');
for (const command of [create, list, revoke]) apiKeys.addCommand(command);
