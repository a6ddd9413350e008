import { Command } from 'commander';
import { Problem } from '../src/contract/errors.js';
import { BusinessCentralService } from '../src/embedded/business-central/business-central.service.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed } from './support/print.js';
import { withShop } from './support/with-shop.js';

const inErp = async <Value>(work: (erp: BusinessCentralService) => Promise<Value>): Promise<Value> => {
  try {
    return await withShop((shop) => work(shop.get(BusinessCentralService)));
  } catch (error) {
    throw error instanceof Problem && error.code === 'NOT_CONFIGURED' ? new Failure('Business Central is not set up. Set the variables BUSINESS_CENTRAL_*.') : error;
  }
};

const connect = new Command('connect')
  .description('Starts the sign-in at Business Central and prints its address, which is valid for ten minutes')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- business-central connect')
  .action(async (printed: Printed) => {
    const address = await inErp((erp) => erp.connect());
    printDone({ address }, `${address}\nThe browser then shows a code. Enter it with: npm run cli -- business-central confirm <code>`, printed);
  });

const confirm = new Command('confirm')
  .description('Activates the connection after the sign-in')
  .argument('<code>', 'code that your own browser showed after the sign-in. Never enter a code from somebody else: it would connect their ERP')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- business-central confirm K7QM-2F9P')
  .action(async (code: string, printed: Printed) => {
    const connection = await inErp((erp) => erp.confirm(code));
    if (!connection) throw new Failure('No sign-in of the last ten minutes has this code');
    const { connectedAt, scope, expiresAt } = connection;
    printDone({ connectedAt, scope, expiresAt }, `Connected for ${scope}`, printed);
  });

const status = new Command('status')
  .description('Shows whether the ERP is connected')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- business-central status')
  .action(async (printed: Printed) => {
    const connection = await inErp((erp) => erp.status());
    if (!connection) throw new Failure('Not connected');
    const { connectedAt, scope, expiresAt } = connection;
    printDone({ connectedAt, scope, expiresAt }, `Connected since ${connectedAt} for ${scope}; the token is renewed after ${expiresAt}`, printed);
  });

const disconnect = new Command('disconnect')
  .description('Deletes the tokens of the ERP connection')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- business-central disconnect')
  .action(async (printed: Printed) => {
    if (!(await inErp((erp) => erp.disconnect()))) throw new Failure('Not connected');
    printDone({ isConnected: false }, 'Disconnected', printed);
  });

/** Connection to the ERP. */
export const businessCentral = new Command('business-central');
for (const command of [connect, confirm, status, disconnect]) businessCentral.addCommand(command);
