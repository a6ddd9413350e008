import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { currencies, type Currency } from '../src/contract/locales.js';
import { changeCatalogue, planAgainstStored } from '../src/embedded/catalogue-changes/apply-changes.js';
import { type GivenPrices, withoutSchedule, withPrice, withReduction, withScheduledPrice } from '../src/embedded/catalogue-changes/edit-family.js';
import { findFamilies } from '../src/embedded/catalogue-changes/find-family.js';
import type { PriceMove } from '../src/embedded/catalogue-changes/catalogue-changes.types.js';
import type { Executor } from '../src/embedded/database/database.module.js';
import type { ProductEntry } from '../src/embedded/seed/catalogue-files.js';
import { today } from '../src/embedded/seed/price-schedule.js';
import { amountOf, formatAmount } from './support/amount.js';
import { asConfirmed, type Confirmed, confirmed } from './support/confirm.js';
import { dayIn } from './support/day.js';
import { Failure, UsageFailure } from './support/failure.js';
import { asReasoned, assertFaultless, effectsOf, inCatalogue, noteOf, type Reasoned } from './support/in-catalogue.js';
import { asJson, printDone, type Printed } from './support/print.js';

/** Share of a price, in percent, beyond which a change must be confirmed: it is more often a typing error than a decision. */
const bound = 50;

const priceIn = (word: string, before: GivenPrices = {}): GivenPrices => {
  const [name, amount = ''] = word.split('=');
  const currency = currencies.find((known): known is Currency => known === name);
  if (!currency) throw new InvalidArgumentError(`Write a currency and an amount, for example ${currencies[0]}=89.00.`);
  return { ...before, [currency]: amountOf(amount) };
};
const pricesArgument = () =>
  new Argument('<prices...>', `prices including VAT in one or more currencies, for example ${currencies.map((one) => `${one}=89.00`).join(' ')}`).argParser(priceIn);
const productArgument = () => new Argument('<product>', 'code of the family or article number of one of its colours; all colours have the same price');
const asTiers = () => new Option('--with-tiers', 'volume prices change by the same share').default(false);

type Changing = Printed & Confirmed & Reasoned;

const moveLine = ({ family, currency, from, to, percent }: PriceMove): string =>
  `${family}  ${formatAmount(from)} -> ${formatAmount(to)} ${currency}  ${percent > 0 ? '+' : ''}${percent} %`;

const change = (command: string, name: string, edit: (family: ProductEntry) => ProductEntry, { yes = false, ...options }: Changing): Promise<void> =>
  inCatalogue(async (db) => {
    const allowed = { mayLackLanguages: true };
    const edited = async (tx: Executor) => {
      const found = (await findFamilies(tx, [name])).get(name);
      if (!found) throw new Failure(`No product ${name} in the catalogue`);
      return [{ kind: 'family', key: found.family.code, entry: edit(found.family) } as const];
    };
    const planned = await planAgainstStored(db, await edited(db), allowed);
    assertFaultless(planned);
    const far = planned.priceMoves.filter(({ percent }) => Math.abs(percent) > bound);
    if (far.length) await confirmed(`Change the price by more than ${bound} %?`, { yes, effects: far.map(moveLine) });
    const { plan, changeSet } = await changeCatalogue(db, edited, noteOf(command, options), allowed);
    assertFaultless(plan);
    const moves = plan.priceMoves.map(moveLine);
    const lines = changeSet === undefined ? ['Nothing to change'] : [...(moves.length ? moves : effectsOf(plan)), `Undo: npm run cli -- catalogue undo ${changeSet}`];
    printDone({ changeSet: changeSet ?? null, prices: moves }, lines.join('\n'), options);
  });

const set = new Command('set')
  .description('Sets the price of a product from now on. Asks when it changes by more than 50 %')
  .addArgument(productArgument())
  .addArgument(pricesArgument())
  .addOption(asTiers())
  .addOption(asReasoned())
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText(
    'after',
    '\nExample: npm run cli -- catalogue price set WPN EUR=92.00 GBP=81.00\nExample: npm run cli -- catalogue price set WPN EUR=92.00 --with-tiers --reason "Felt is dearer"',
  )
  .action((name: string, prices: GivenPrices, { withTiers, ...options }: Changing & { withTiers: boolean }) =>
    change('price set', name, (family) => withPrice(family, prices, withTiers), options),
  );

interface Scheduling extends Changing {
  from?: string;
  until?: string;
  regular: boolean;
  withTiers: boolean;
  clear: boolean;
}

const schedule = new Command('schedule')
  .description('Schedules a reduction, or with --regular a new price. Days are in UTC. Pages show the lowest price of the 30 days before a reduction by themselves')
  .addArgument(productArgument())
  .addArgument(pricesArgument().argOptional())
  .addOption(new Option('--from <day>', 'first day (default: today)').argParser(dayIn))
  .addOption(new Option('--until <day>', 'last day of the reduction (default: until it is changed)').argParser(dayIn))
  .addOption(new Option('--regular', 'a new regular price instead of a reduction').default(false))
  .addOption(asTiers())
  .addOption(new Option('--clear', 'removes reduction and scheduled prices').default(false))
  .addOption(asReasoned())
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText(
    'after',
    '\nExample: npm run cli -- catalogue price schedule WPN EUR=79.00 GBP=69.00 --from 2026-11-27 --until 2026-11-30\nExample: npm run cli -- catalogue price schedule WPN EUR=92.00 GBP=81.00 --regular --from 2027-01-01 --with-tiers\nExample: npm run cli -- catalogue price schedule WPN --clear',
  )
  .action((name: string, given: GivenPrices | readonly never[] | undefined, { from = today(), until, regular, withTiers, clear, ...options }: Scheduling) => {
    // Without prices commander passes an empty array.
    const prices = given && Object.keys(given).length ? (given as GivenPrices) : undefined;
    if (clear !== (prices === undefined)) throw new UsageFailure('Give either prices or --clear.');
    if (from < today()) throw new UsageFailure(`--from ${from} is in the past. Use catalogue price set for a price from now on.`);
    if (regular && until !== undefined) throw new UsageFailure('--until is for reductions. Schedule the next regular price with a second command.');
    if (prices === undefined) return change('price schedule --clear', name, withoutSchedule, options);
    return change(
      'price schedule',
      name,
      (family) => (regular ? withScheduledPrice(family, prices, { from, movesTiers: withTiers }) : withReduction(family, prices, { from, until })),
      options,
    );
  });

export const price = new Command('price').description('Sets and schedules prices').addCommand(set).addCommand(schedule);
