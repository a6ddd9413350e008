import { trackedEvents } from '../../src/contract/tracking.js';
import { trackingFaults } from '../../src/domain/tracking-faults.js';
import { runCli } from '../support/run-cli.js';

interface Printed {
  event: string;
  when: string;
  fields: { field: string; example: unknown }[];
  example: Record<string, unknown>;
}

describe('the command `tracking`', () => {
  it('prints each event with its trigger and its fields', async () => {
    const { code, said } = await runCli(['tracking', 'events'], {});
    expect(code).toBe(0);
    for (const [event, { when }] of Object.entries(trackedEvents)) expect(said).toContain(`${event}\n${when}.\n`);
    expect(said).toMatch(/^transaction_id +string +true +ENC-2026-000042 +Number of the order$/m);
    expect(said).toContain('contact_form\nThe server accepted a question or an appointment.\nNo fields\n');
  });

  it('prints the same as JSON, with valid examples', async () => {
    const printed = JSON.parse((await runCli(['tracking', 'events', '--json'], {})).said) as Printed[];
    expect(printed.map(({ event }) => event)).toEqual(Object.keys(trackedEvents));
    expect(printed.flatMap(({ example }) => trackingFaults(example))).toEqual([]);
    expect(printed.find(({ event }) => event === 'purchase')?.fields).toContainEqual(expect.objectContaining({ field: 'items[].item_id', example: 'wpn-lightgrey-01' }));
  });
});
