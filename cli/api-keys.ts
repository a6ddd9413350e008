import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { type ApiScope, apiScopes, apiScopeTable } from '../src/contract/api-scopes.js';
import { operationsOf } from '../src/contract/shop-api.js';
import { ApiKeys, defaultDays, defaultPerMinute } from '../src/embedded/integrators/api-keys.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';
import { integerUpTo } from './support/whole-number.js';
import { withShop } from './support/with-shop.js';

const inKeys = <Value>(work: (keys: ApiKeys) => Promise<Value>): Promise<Value> => withShop((shop) => work(shop.get(ApiKeys)));

const scopesOf = (word: string, before: readonly ApiScope[] | undefined): ApiScope[] => {
  const scope = apiScopes.find((known) => known === word);
  if (!scope) throw new InvalidArgumentError(`Allowed scopes: ${apiScopes.join(', ')}.`);
  return [...new Set([...(before ?? []), scope])];
};

const create = new Command('create')
  .description('Creates an API key and prints it; it cannot be printed again')
  .addArgument(new Argument('<name>', 'name of the key, for example of its holder'))
  .addOption(new Option('--scope <scope>', `scope of the key, repeatable: ${apiScopes.join(', ')}; without: integrator`).argParser(scopesOf))
  .option('--per-minute <count>', 'maximum number of calls per minute', integerUpTo(100_000), defaultPerMinute)
  .option('--days <count>', 'days until the key expires', integerUpTo(3650), defaultDays)
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- api-keys create "Warehouse" --scope orders:read --scope stock:write')
  .action(async (name: string, { scope: granted = ['integrator'], perMinute, days, ...printed }: Printed & { scope?: ApiScope[]; perMinute: number; days: number }) => {
    const { id, key, endsAt } = await inKeys((keys) => keys.add(name, granted, { perMinute, days }));
    printDone({ id, key, scopes: granted, endsAt }, `id      ${id}\nkey     ${key}\nscopes  ${granted.join(', ')}\nends    ${endsAt.toISOString()}`, printed);
  });

const list = new Command('list')
  .description('Lists the API keys with their scopes, last use and expiry, without their secrets')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- api-keys list')
  .action(async ({ json }: Printed) => {
    const rows = await inKeys((keys) => keys.list());
    printRows(
      rows.map(({ id, name, prefix, scopes: granted, perMinute, createdAt, lastUsedAt, endsAt, revokedAt }) => ({
        id,
        name,
        prefix,
        scopes: granted,
        perMinute,
        createdAt,
        lastUsedAt,
        endsAt,
        revokedAt,
      })),
      { json, nothing: 'No keys' },
    );
  });

const scopes = new Command('scopes')
  .description('Lists the scopes of API keys with their operations')
  .option('--json', 'prints JSON')
  .addHelpText('after', '\nExample: npm run cli -- api-keys scopes')
  .action(({ json }: { json?: boolean }) => {
    const rows = apiScopes.map((scope) => ({ scope, operations: operationsOf(scope), description: apiScopeTable[scope] }));
    printRows(rows, { ...(json && { json }), nothing: 'No scopes' });
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
for (const command of [create, list, scopes, revoke]) apiKeys.addCommand(command);
