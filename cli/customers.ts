import { Command } from 'commander';
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

/** What ops do for the accounts of customers. */
export const customers = new Command('customers').addCommand(signOut);
