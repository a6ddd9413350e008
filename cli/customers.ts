import { Command } from 'commander';
import { SecondFactorService } from '../src/embedded/customers/second-factor.service.js';
import { SecurityService } from '../src/embedded/customers/security.service.js';
import { onAccountLimit } from '../src/domain/on-account.js';
import { OnAccount } from '../src/embedded/payments/on-account.js';
import { amountOf, formatAmount } from './support/amount.js';
import { asConfirmed, confirmed, type Confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed } from './support/print.js';
import { withShop } from './support/with-shop.js';

const signOut = new Command('sign-out')
  .description('Ends all sessions of one customer or of all customers, who then have to sign in again')
  .option('--email <address>', 'e-mail address of one customer')
  .option('--everybody', 'all customers')
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- customers sign-out --email ada@example.nl\n         npm run cli -- customers sign-out --everybody')
  .action(async ({ email, everybody, yes, ...printed }: Printed & Confirmed & { email?: string; everybody?: boolean }, command: Command) => {
    if ((email === undefined) === (everybody === undefined)) command.error('error: give either --email <address> or --everybody');
    if (everybody) await confirmed('Sign out all customers on all their devices?', { yes });
    const ended = await withShop((shop) => shop.get(SecurityService, { strict: false }).signOut(email));
    if (ended === undefined) throw new Failure(`No customer ${email}`);
    printDone({ sessions: ended }, `Sessions ended: ${ended}`, printed);
  });

const removeSecondFactor = new Command('remove-second-factor')
  .description('Removes the second factor of a customer who lost phone and recovery codes, ends their sessions and notifies them by mail. Verify their identity first')
  .requiredOption('--email <address>', 'e-mail address of the customer')
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- customers remove-second-factor --email ada@example.nl')
  .action(async ({ email, yes, ...printed }: Printed & Confirmed & { email: string }) => {
    await confirmed(`Remove the second factor of ${email}, end their sessions and notify them by mail?`, { yes });
    const isRemoved = await withShop((shop) => shop.get(SecondFactorService, { strict: false }).removeOf(email));
    if (isRemoved === undefined) throw new Failure(`No customer ${email}`);
    if (!isRemoved) throw new Failure(`${email} has no second factor`);
    printDone({ email }, `Removed the second factor of ${email}`, printed);
  });

interface OnAccountChoice extends Printed {
  email: string;
  limit?: number;
  none?: true;
  usual?: true;
}

const onAccount = new Command('on-account')
  .description(
    'Shows or sets the credit limit of a business customer for unpaid invoices. Customers without such a limit need a VAT number that VIES confirmed, and then have the default limit',
  )
  .requiredOption('--email <address>', 'e-mail address of the customer')
  .option('--limit <amount>', 'credit limit in the currency of the orders; needs no confirmed VAT number', amountOf)
  .option('--none', 'allows no orders on account')
  .option('--usual', 'removes the limit of this customer; the default applies again')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- customers on-account --email ada@example.nl --limit 25000')
  .action(async ({ email, limit, none, usual, ...printed }: OnAccountChoice, command: Command) => {
    const decisions = [...(limit === undefined ? [] : [limit]), ...(none ? [0] : []), ...(usual ? [null] : [])];
    if (decisions.length > 1) command.error('error: give only one of --limit, --none and --usual');
    const standing = await withShop((shop) => {
      const service = shop.get(OnAccount, { strict: false });
      return decisions.length ? service.allow(email, decisions[0]!) : service.statusOf(email);
    });
    if (!standing) throw new Failure(`No customer ${email}`);
    const allowed = standing.allowed === null ? `${formatAmount(onAccountLimit)} with a confirmed VAT number` : formatAmount(standing.allowed);
    printDone({ email, ...standing }, `Credit limit of ${email}: ${allowed}; unpaid invoices: ${formatAmount(standing.owed)}`, printed);
  });

export const customers = new Command('customers').addCommand(signOut).addCommand(removeSecondFactor).addCommand(onAccount);
