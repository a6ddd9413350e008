import { Argument, Command } from 'commander';
import { asJson, inRegister, limitOption, type Listed, pageOption, type Printed } from './support/enquiry-options.js';
import { Failure } from './support/failure.js';
import { printDone, printRows } from './support/print.js';

const list = new Command('list')
  .description('Lists the moments that are taken, the next one first')
  .addOption(limitOption())
  .addOption(pageOption())
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries appointments list')
  .action(async ({ json, ...slice }: Printed & Listed) => {
    const rows = await inRegister((register) => register.appointments(slice));
    printRows(
      rows.map(({ appointment, enquiry }) => ({
        id: appointment.id,
        kind: appointment.kind,
        startsAt: appointment.startsAt,
        there: `${enquiry.appointmentDay} ${enquiry.appointmentTime}`,
        name: enquiry.name,
        phone: enquiry.phone,
        email: enquiry.email,
        enquiry: enquiry.id,
      })),
      { ...(json && { json }), nothing: 'No appointments' },
    );
  });

const cancel = new Command('cancel')
  .description('Calls an appointment off: the visitor is told by mail, and the moment is free again')
  .addArgument(new Argument('<id>', 'as `enquiries appointments list` shows it'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries appointments cancel 4mVx0cTqZr8LwN2s')
  .action(async (id: string, printed: Printed) => {
    const cancelled = await inRegister((register) => register.cancel(id));
    if (!cancelled) throw new Failure(`No appointment ${id} is to come`);
    printDone({ id, startsAt: cancelled.startsAt }, `Cancelled ${id}, which was to begin at ${cancelled.startsAt.toISOString()}`, printed);
  });

/** Moments to call visitors back, or to receive them. */
export const appointments = new Command('appointments').description('Works with the moments that visitors took').addCommand(list).addCommand(cancel);
