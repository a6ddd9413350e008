import { Command } from 'commander';
import { Problem } from '../src/contract/errors.js';
import { BusinessCentralService } from '../src/embedded/business-central/business-central.service.js';
import { Failure } from './support/failure.js';
import { printDone } from './support/print.js';
import { withShop } from './support/with-shop.js';

interface Printed {
  json?: boolean;
}

const inErp = async <Value>(work: (erp: BusinessCentralService) => Promise<Value>): Promise<Value> => {
  try {
    return await withShop((shop) => work(shop.get(BusinessCentralService)));
  } catch (error) {
    throw error instanceof Problem && error.code === 'NOT_CONFIGURED' ? new Failure('Business Central is not set up: set the BUSINESS_CENTRAL_ variables') : error;
  }
};

const connect = new Command('connect')
  .description('Starts the sign-in; prints the address to open within ten minutes')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- business-central connect')
  .action(async (printed: Printed) => {
    const address = await inErp((erp) => erp.connect());
    printDone({ address }, `${address}\nThe browser shows a code afterwards: npm run cli -- business-central confirm <code>`, printed);
  });

const confirm = new Command('confirm')
  .description('Takes the connection that was just signed in to')
  .argument('<code>', 'that your own browser showed after the sign-in; one that somebody else tells you is of their ERP')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- business-central confirm K7QM-2F9P')
  .action(async (code: string, printed: Printed) => {
    const connection = await inErp((erp) => erp.confirm(code));
    if (!connection) throw new Failure('No sign-in of the last ten minutes has this code');
    const { connectedAt, scope, expiresAt } = connection;
    printDone({ connectedAt, scope, expiresAt }, `Connected for ${scope}`, printed);
  });

const status = new Command('status')
  .description('Tells whether the ERP is connected')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- business-central status')
  .action(async (printed: Printed) => {
    const connection = await inErp((erp) => erp.status());
    if (!connection) throw new Failure('Not connected');
    const { connectedAt, scope, expiresAt } = connection;
    printDone({ connectedAt, scope, expiresAt }, `Connected since ${connectedAt} for ${scope}; the token is renewed after ${expiresAt}`, printed);
  });

const disconnect = new Command('disconnect')
  .description('Forgets the ERP’s tokens')
  .option('--json', 'as JSON')
  .addHelpText('after', '\nExample: npm run cli -- business-central disconnect')
  .action(async (printed: Printed) => {
    if (!(await inErp((erp) => erp.disconnect()))) throw new Failure('Not connected');
    printDone({ isConnected: false }, 'Disconnected', printed);
  });

/** The sign-in at the ERP. */
export const businessCentral = new Command('business-central');
for (const command of [connect, confirm, status, disconnect]) businessCentral.addCommand(command);
