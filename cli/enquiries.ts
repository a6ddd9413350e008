import { Argument, Command } from 'commander';
import { enquiryKinds } from '../src/contract/enquiry.js';
import { EnquiriesService } from '../src/embedded/enquiries/enquiries.service.js';
import { appointments } from './enquiry-appointments.js';
import { newsletter } from './enquiry-newsletter.js';
import { inRegister, kindOption, limitOption, type Listed, pageOption, sinceOption } from './support/enquiry-options.js';
import { formatOption, saveRows } from './support/export-rows.js';
import { asConfirmed, confirmed, type Confirmed } from './support/confirm.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed, printLine, printRows } from './support/print.js';
import { saveFiles } from './support/save-files.js';
import { withShop } from './support/with-shop.js';

interface Filtered {
  kind?: (typeof enquiryKinds)[number];
  since?: Date;
}
const byId = () => new Argument('<id>', 'id of the enquiry, from `enquiries list`');

const list = new Command('list')
  .description('Lists enquiries, newest first')
  .addOption(kindOption())
  .addOption(sinceOption())
  .option('--spam', 'only enquiries that the spam filter held back')
  .addOption(limitOption())
  .addOption(pageOption())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries list --kind quotation --since 2026-11-01\n         npm run cli -- enquiries list --spam')
  .action(async ({ kind, since, spam, limit, page, json }: Printed & Filtered & Listed & { spam?: boolean }) => {
    const rows = await inRegister((register) => register.list({ kind, since, isHeld: spam }, { limit, page }));
    printRows(
      rows.map(({ id, kind: of, receivedAt, email, name, suspicion, closedAt }) => ({ id, kind: of, receivedAt, email, name, held: suspicion, closed: closedAt })),
      { json, nothing: 'No enquiries' },
    );
  });

const show = new Command('show')
  .description('Shows all fields of an enquiry, its files and its appointment')
  .addArgument(byId())
  .option('--files <folder>', 'also saves its files to this folder')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries show 9bKq2sLwXc4TzR1m --files /tmp/drawings')
  .action(async (id: string, { files: folder, json }: Printed & { files?: string }) => {
    const { row, appointment, files, saved } = await inRegister(async (register) => {
      const found = await register.find(id);
      if (!found) throw new Failure(`No enquiry ${id}`);
      return { ...found, saved: folder === undefined ? [] : await saveFiles(register, found.files, folder) };
    });
    const reported = files.map(({ name, type, size }) => ({ name, type, size }));
    const moment = appointment ? { id: appointment.id, startsAt: appointment.startsAt, cancelledAt: appointment.cancelledAt } : null;
    if (json) return printLine(JSON.stringify({ ...row, booked: moment, files: reported, saved }, null, 2));
    const { goods, ...facts } = row;
    const lines = [...(goods?.line ? [goods.line] : []), ...(goods?.cart?.lines ?? [])];
    for (const [name, value] of Object.entries(facts)) if (value !== null) printLine(`${name.padEnd(16)} ${value instanceof Date ? value.toISOString() : String(value)}`);
    if (moment) printLine(`${'booked'.padEnd(16)} ${moment.cancelledAt ? 'cancelled' : moment.startsAt.toISOString()} (${moment.id})`);
    for (const { quantity, sku, name, choices } of lines)
      printLine(`${'goods'.padEnd(16)} ${quantity} × ${sku} ${name} ${choices.map(({ label, value }) => `${label}: ${value}`).join(', ')}`.trimEnd());
    for (const { name, size } of reported) printLine(`${'file'.padEnd(16)} ${name} (${size} bytes)`);
    for (const path of saved) printLine(`${'saved'.padEnd(16)} ${path}`);
  });

const exportAll = new Command('export')
  .description('Writes enquiries to a file or to standard output, without those that the spam filter holds back')
  .addOption(kindOption())
  .addOption(sinceOption())
  .addOption(formatOption())
  .option('--out <file>', 'file to create; an existing file is not overwritten')
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries export --kind contact --format csv --out contact.csv')
  .action(async ({ kind, since, ...wish }: Printed & Filtered & { format: 'csv' | 'json'; out?: string }) => {
    await inRegister((register) => saveRows(register.all({ kind, since, isHeld: false }), wish));
  });

const release = new Command('release')
  .description('Releases an enquiry that the spam filter held back: sends its mails, and books its appointment if the time is still free')
  .addArgument(byId())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries release 9bKq2sLwXc4TzR1m')
  .action(async (id: string, printed: Printed) => {
    const released = await withShop((shop) => shop.get(EnquiriesService, { strict: false }).release(id));
    if (!released) throw new Failure(`No enquiry ${id} is held back`);
    printDone({ id, ...released }, `Released ${id}`, printed);
  });

const close = new Command('close')
  .description('Closes an enquiry; a closed job application is deleted four weeks later')
  .addArgument(byId())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries close 9bKq2sLwXc4TzR1m')
  .action(async (id: string, printed: Printed) => {
    if (!(await inRegister((register) => register.close(id)))) throw new Failure(`No open enquiry ${id}`);
    printDone({ id }, `Closed ${id}`, printed);
  });

const forget = new Command('forget')
  .description('Deletes the enquiries and newsletter subscriptions of an e-mail address with their files, appointments and mails; keeps withdrawals')
  .requiredOption('--email <address>', 'e-mail address')
  .addOption(asConfirmed())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries forget --email ada@example.nl')
  .action(async ({ email, yes, ...printed }: Printed & Confirmed & { email: string }) => {
    await confirmed(`Delete all enquiries, files, appointments and newsletter subscriptions of ${email}?`, { yes });
    const { enquiries: count, uploads } = await inRegister((register) => register.erase(email));
    printDone({ email, enquiries: count, files: uploads.length }, `Deleted ${count} enquiries and ${uploads.length} files of ${email}`, printed);
  });

/** Enquiries, appointments and newsletter subscriptions. */
export const enquiries = new Command('enquiries');
for (const command of [list, show, exportAll, release, close, forget, appointments, newsletter]) enquiries.addCommand(command);
