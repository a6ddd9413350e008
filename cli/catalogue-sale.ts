import { Argument, Command, Option } from 'commander';
import { changeCatalogue, planAgainstStored } from '../src/embedded/catalogue-changes/apply-changes.js';
import type { CatalogueChange } from '../src/embedded/catalogue-changes/catalogue-changes.types.js';
import { withEnd, withoutEnd } from '../src/embedded/catalogue-changes/edit-family.js';
import { findFamilies, type FoundFamily, withCurrentStock } from '../src/embedded/catalogue-changes/find-family.js';
import type { Executor } from '../src/embedded/database/database.module.js';
import type { ProductEntry } from '../src/embedded/seed/catalogue-files.js';
import { today } from '../src/embedded/seed/price-schedule.js';
import { asConfirmed, type Confirmed, confirmed } from './support/confirm.js';
import { dayIn } from './support/day.js';
import { Failure } from './support/failure.js';
import { asReasoned, assertFaultless, effectsOf, inCatalogue, noteOf, type Reasoned } from './support/in-catalogue.js';
import { asJson, printDone, type Printed } from './support/print.js';

type Changing = Printed & Confirmed & Reasoned;
type Edit = (family: ProductEntry, colour: string | undefined) => ProductEntry;

const productsArgument = () => new Argument('<products...>', 'codes of families or article numbers of single colours');
const asSince = () => new Option('--since <day>', 'first day off sale, UTC (default: today)').argParser(dayIn);

const find = async (db: Executor, names: readonly string[]): Promise<FoundFamily[]> => {
  const found = await findFamilies(db, names);
  const unknown = names.filter((name) => !found.has(name));
  if (unknown.length) throw new Failure(`Not in the catalogue: ${unknown.join(', ')}`);
  return names.map((name) => found.get(name)!);
};

/** The changed families, each once, also when several of its colours are named. */
const changesOf = async (db: Executor, names: readonly string[], edit: Edit): Promise<CatalogueChange[]> => {
  const found = await find(db, names);
  const unique = [...new Map(found.map(({ family }) => [family.code, family])).values()];
  const families = new Map((await withCurrentStock(db, unique)).map((family) => [family.code, family]));
  for (const { family, colour } of found) families.set(family.code, edit(families.get(family.code)!, colour));
  return [...families].map(([key, entry]) => ({ kind: 'family', key, entry }));
};

const change = (command: string, names: readonly string[], edit: (db: Executor) => Promise<Edit> | Edit, { yes = false, ...options }: Changing, question?: string): Promise<void> =>
  inCatalogue(async (db) => {
    const changes = async (tx: Executor) => changesOf(tx, names, await edit(tx));
    const allowed = { mayLackLanguages: true };
    const planned = await planAgainstStored(db, await changes(db), allowed);
    assertFaultless(planned);
    if (question && planned.entries.length) await confirmed(question, { yes, effects: effectsOf(planned) });
    const { plan, changeSet } = await changeCatalogue(db, changes, noteOf(command, options), allowed);
    assertFaultless(plan);
    const lines = changeSet === undefined ? ['Nothing to change'] : [...effectsOf(plan), `Undo: npm run cli -- catalogue undo ${changeSet}`];
    printDone({ changeSet: changeSet ?? null, products: [...names] }, lines.join('\n'), options);
  });

const off = new Command('off')
  .description('Takes products off sale: lists and search no longer show them, carts and pages say so. Asks first')
  .addArgument(productsArgument())
  .addOption(asSince())
  .addOption(asReasoned())
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText(
    'after',
    '\nExample: npm run cli -- catalogue off WPN-ochre-01 --reason "Wool is no longer made"\nExample: npm run cli -- catalogue off WPN BOX --since 2026-12-31 --yes',
  )
  .action((names: string[], { since = today(), ...options }: Changing & { since?: string }) =>
    change('off', names, () => (family, colour) => withEnd(family, colour, { since }), options, 'Take these products off sale?'),
  );

const on = new Command('on')
  .description('Puts products on sale again, with the stock with which they went off sale')
  .addArgument(productsArgument())
  .addOption(asReasoned())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue on WPN-ochre-01')
  .action((names: string[], options: Changing) => change('on', names, () => withoutEnd, options));

const replaceBy = new Command('replace-by')
  .description('Takes a product off sale and names its successor, to which its page then leads. Asks first')
  .addArgument(new Argument('<product>', 'code of the family or article number of one colour'))
  .addArgument(new Argument('<successor>', 'code of the family that replaces it'))
  .addOption(asSince())
  .addOption(asReasoned())
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- catalogue replace-by PYR WDG --reason "The new wedge foam is thinner"')
  .action((name: string, successor: string, { since = today(), ...options }: Changing & { since?: string }) =>
    change(
      'replace-by',
      [name],
      async (db) => {
        const [{ family }] = (await find(db, [successor])) as [FoundFamily];
        return (replaced, colour) => withEnd(replaced, colour, { since, replacedBy: family.code });
      },
      options,
      `Replace ${name} by ${successor}?`,
    ),
  );

export const catalogueSaleCommands = [off, on, replaceBy];
