import { Command } from 'commander';
import { Problem } from '../src/contract/errors.js';
import { BusinessCentralService } from '../src/embedded/business-central/business-central.service.js';
import { Failure } from './support/failure.js';
import { printLine } from './support/print.js';
import { withShop } from './support/with-shop.js';

const inErp = async <Value>(work: (erp: BusinessCentralService) => Promise<Value>): Promise<Value> => {
  try {
    return await withShop((shop) => work(shop.get(BusinessCentralService)));
  } catch (error) {
    throw error instanceof Problem && error.code === 'NOT_CONFIGURED' ? new Failure('Business Central is not set up: set the BUSINESS_CENTRAL_ variables') : error;
  }
};

const connect = new Command('connect')
  .description('Starts the sign-in; prints the address to open within ten minutes')
  .addHelpText('after', '\nExample: npm run cli -- business-central connect')
  .action(async () => printLine(await inErp((erp) => erp.connect())));

const status = new Command('status')
  .description('Tells whether the ERP is connected')
  .addHelpText('after', '\nExample: npm run cli -- business-central status')
  .action(async () => {
    const connection = await inErp((erp) => erp.status());
    if (!connection) throw new Failure('Not connected');
    printLine(`Connected since ${connection.connectedAt} for ${connection.scope}; the token is renewed after ${connection.expiresAt}`);
  });

const disconnect = new Command('disconnect')
  .description('Forgets the ERP’s tokens')
  .addHelpText('after', '\nExample: npm run cli -- business-central disconnect')
  .action(async () => {
    if (!(await inErp((erp) => erp.disconnect()))) throw new Failure('Not connected');
    printLine('Disconnected');
  });

/** The sign-in at the ERP. */
export const businessCentral = new Command('business-central');
for (const command of [connect, status, disconnect]) businessCentral.addCommand(command);
