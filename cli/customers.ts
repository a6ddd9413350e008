import { Command } from 'commander';
import { SecondFactorService } from '../src/embedded/customers/second-factor.service.js';
import { SecurityService } from '../src/embedded/customers/security.service.js';
import { onAccountLimit } from '../src/domain/on-account.js';
import { OnAccount } from '../src/embedded/payments/on-account.js';
import { amountOf, inWhole } from './support/amount.js';
import { Failure } from './support/failure.js';
import { printDone } from './support/print.js';
import { withShop } from './support/with-shop.js';

const signOut = new Command('sign-out')
  .description('Ends the sessions of a customer, or of all of them: whoever holds one signs in again')
  .option('--email <address>', 'of one customer')
  .option('--everybody', 'of all customers')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- customers sign-out --email ada@example.nl\n         npm run cli -- customers sign-out --everybody')
  .action(async ({ email, everybody, ...printed }: { email?: string; everybody?: boolean; json?: boolean }, command: Command) => {
    if ((email === undefined) === (everybody === undefined)) command.error('error: say either --email <address> or --everybody');
    const ended = await withShop((shop) => shop.get(SecurityService, { strict: false }).signOut(email));
    if (ended === undefined) throw new Failure(`No customer ${email}`);
    printDone({ sessions: ended }, `Sessions ended: ${ended}`, printed);
  });

const removeSecondFactor = new Command('remove-second-factor')
  .description(
    'Asks a customer for no second step any more, ends their sessions and tells their mailbox: for who has lost telephone and recovery codes, and has shown who they are',
  )
  .requiredOption('--email <address>', 'whose')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- customers remove-second-factor --email ada@example.nl')
  .action(async ({ email, ...printed }: { email: string; json?: boolean }) => {
    const isRemoved = await withShop((shop) => shop.get(SecondFactorService, { strict: false }).removeOf(email));
    if (isRemoved === undefined) throw new Failure(`No customer ${email}`);
    if (!isRemoved) throw new Failure(`${email} signs in without a second step`);
    printDone({ email }, `${email} signs in without a second step from now on`, printed);
  });

interface OnAccountChoice {
  email: string;
  limit?: number;
  none?: true;
  usual?: true;
  json?: boolean;
}

const onAccount = new Command('on-account')
  .description('Shows or sets how much a business customer may owe on unpaid invoices. Without a decision, a customer needs a VAT number that the register knows')
  .requiredOption('--email <address>', 'whose account')
  .option('--limit <amount>', 'owes this much at most, in the currency of the orders, without proof of a VAT number', amountOf)
  .option('--none', 'buys nothing on account')
  .option('--usual', 'takes the decision back')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- customers on-account --email ada@example.nl --limit 25000')
  .action(async ({ email, limit, none, usual, ...printed }: OnAccountChoice, command: Command) => {
    const decisions = [...(limit === undefined ? [] : [limit]), ...(none ? [0] : []), ...(usual ? [null] : [])];
    if (decisions.length > 1) command.error('error: give one of --limit, --none and --usual');
    const standing = await withShop((shop) => {
      const service = shop.get(OnAccount, { strict: false });
      return decisions.length ? service.allow(email, decisions[0]!) : service.standingOf(email);
    });
    if (!standing) throw new Failure(`No customer ${email}`);
    const allowed = standing.allowed === null ? `with a proved VAT number ${inWhole(onAccountLimit)}` : inWhole(standing.allowed);
    printDone({ email, ...standing }, `${email} may owe ${allowed} on account, and owes ${inWhole(standing.owed)}`, printed);
  });

/** What ops do for the accounts of customers. */
export const customers = new Command('customers').addCommand(signOut).addCommand(removeSecondFactor).addCommand(onAccount);
