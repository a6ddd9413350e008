import { Command } from 'commander';
import { SecondFactorService } from '../src/embedded/customers/second-factor.service.js';
import { SecurityService } from '../src/embedded/customers/security.service.js';
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

/** What ops do for the accounts of customers. */
export const customers = new Command('customers').addCommand(signOut).addCommand(removeSecondFactor);
