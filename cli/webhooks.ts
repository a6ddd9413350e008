import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { type WebhookEvent, webhookEvents } from '../src/contract/webhook.js';
import { type DeliveryFilter, rotationHours, WebhookEndpoints, WebhookRefused } from '../src/embedded/webhooks/webhook-endpoints.js';
import { deliveryStatuses } from '../src/embedded/webhooks/webhooks.tables.js';
import { asConfirmed, confirmed, type Confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';
import { withShop } from './support/with-shop.js';
import { integerUpTo } from './support/whole-number.js';

const eventsOf = (words: string): WebhookEvent[] =>
  words.split(',').map((word) => {
    const event = webhookEvents.find((known) => known === word.trim());
    if (!event) throw new InvalidArgumentError(`Allowed events: ${webhookEvents.join(', ')}.`);
    return event;
  });
const inEndpoints = <Value>(work: (endpoints: WebhookEndpoints) => Promise<Value>): Promise<Value> => withShop((shop) => work(shop.get(WebhookEndpoints)));
const byId = (of: string) => new Argument('<id>', `id of ${of}`);

const add = new Command('add')
  .description('Adds a webhook and prints the secret that signs its messages; it cannot be printed again')
  .addArgument(new Argument('<url>', 'public address, starting with https://'))
  .option('--events <events>', 'events to send, comma-separated', eventsOf, [...webhookEvents])
  .option('--description <text>', 'description, for example of the receiver', '')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- webhooks add https://erp.example/hooks --events order.placed,order.paid')
  .action(async (url: string, { events, description, ...printed }: Printed & { events: WebhookEvent[]; description: string }) => {
    const { id, secret } = await inEndpoints((endpoints) => endpoints.add(url, events, description)).catch((error: unknown) => {
      throw error instanceof WebhookRefused ? new Failure(error.message) : error;
    });
    printDone({ id, secret }, `id      ${id}\nsecret  ${secret}`, printed);
  });

const list = new Command('list')
  .description('Lists the webhooks')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- webhooks list')
  .action(async ({ json }: Printed) => {
    const rows = await inEndpoints((endpoints) => endpoints.list());
    printRows(
      rows.map(({ id, url, events, isActive, description, createdAt }) => ({ id, url, events, isActive, description, createdAt })),
      { json, nothing: 'No webhooks' },
    );
  });

const remove = new Command('remove')
  .description('Removes a webhook with its deliveries')
  .addArgument(byId('the webhook'))
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- webhooks remove 4mVx0cTq')
  .action(async (id: string, { yes, ...printed }: Printed & Confirmed) => {
    await confirmed(`Remove webhook ${id} with its secret?`, { yes });
    if (!(await inEndpoints((endpoints) => endpoints.remove(id)))) throw new Failure(`No webhook ${id}`);
    printDone({ id }, `Removed ${id}`, printed);
  });

const rotate = new Command('rotate')
  .description(`Creates a new secret for a webhook and prints it once; for ${rotationHours} hours messages are signed with both secrets`)
  .addArgument(byId('the webhook'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- webhooks rotate 4mVx0cTq')
  .action(async (id: string, printed: Printed) => {
    const secret = await inEndpoints((endpoints) => endpoints.rotate(id));
    if (secret === undefined) throw new Failure(`No webhook ${id}`);
    printDone({ id, secret }, `secret  ${secret}`, printed);
  });

const deliveries = new Command('deliveries')
  .description('Lists the messages of the last 30 days, newest first')
  .option('--endpoint <id>', 'only this webhook')
  .addOption(new Option('--status <status>', 'only this status').choices(deliveryStatuses))
  .option('--limit <count>', 'maximum number of rows', integerUpTo(1000), 50)
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- webhooks deliveries --status failed --limit 20')
  .action(async ({ endpoint, status, limit, json }: Printed & { endpoint?: string; status?: DeliveryFilter['status']; limit: number }) => {
    const rows = await inEndpoints((endpoints) => endpoints.deliveries({ ...(endpoint && { endpointId: endpoint }), ...(status && { status }), limit }));
    printRows(
      rows.map(({ id, type, status: state, attempts, lastStatus, lastError, nextAttemptAt, createdAt }) => ({
        id,
        type,
        status: state,
        attempts,
        lastStatus,
        lastError,
        nextAttemptAt,
        createdAt,
      })),
      { json, nothing: 'No deliveries' },
    );
  });

const retry = new Command('retry')
  .description('Sends a message again')
  .addArgument(byId('the delivery'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- webhooks retry 9bKq2sLw')
  .action(async (id: string, printed: Printed) => {
    if (!(await inEndpoints((endpoints) => endpoints.retry(id)))) throw new Failure(`No delivery ${id}`);
    printDone({ id }, `Will be sent again: ${id}`, printed);
  });

export const webhooks = new Command('webhooks');
for (const command of [add, list, rotate, remove, deliveries, retry]) webhooks.addCommand(command);
