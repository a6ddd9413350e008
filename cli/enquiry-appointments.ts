import { Argument, Command } from 'commander';
import { inRegister, limitOption, type Listed, pageOption } from './support/enquiry-options.js';
import { Failure } from './support/failure.js';
import { asJson, printDone, type Printed, printRows } from './support/print.js';

const list = new Command('list')
  .description('Lists booked appointments, the next one first')
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
      { json, nothing: 'No appointments' },
    );
  });

const cancel = new Command('cancel')
  .description('Cancels an appointment, notifies the visitor by mail and frees the time')
  .addArgument(new Argument('<id>', 'id of the appointment, from `enquiries appointments list`'))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- enquiries appointments cancel 4mVx0cTqZr8LwN2s')
  .action(async (id: string, printed: Printed) => {
    const cancelled = await inRegister((register) => register.cancel(id));
    if (!cancelled) throw new Failure(`No future appointment ${id}`);
    printDone({ id, startsAt: cancelled.startsAt }, `Cancelled appointment ${id} at ${cancelled.startsAt.toISOString()}`, printed);
  });

/** Appointments for calls to visitors and for visits. */
export const appointments = new Command('appointments').description('Lists and cancels appointments of visitors').addCommand(list).addCommand(cancel);
