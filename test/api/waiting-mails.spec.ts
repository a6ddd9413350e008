import { sql } from 'drizzle-orm';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { mailTable } from '../../src/embedded/mail/mail.tables.js';
import { eventually } from '../support/eventually.js';
import { openAccount } from '../support/customers.js';
import { startTestShop, type TestShop } from '../support/shop-api.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('A mail that waits to be sent', () => {
  it('tells nobody who reads the database what it says, and is sent as it was written', async () => {
    const { email } = await openAccount(shop);
    const outbox = join(shop.dataDir, 'outbox');
    await rm(outbox, { recursive: true });
    await writeFile(outbox, 'no folder: nothing can be sent');
    await shop.visitor().call('post', '/auth/forgot').send({ email }).expect(204);
    const failed = sql`select 1 from graphile_worker.jobs where task_identifier = 'send_sealed_mail' and last_error is not null`;
    await eventually('the first try to fail', async () => (await shop.db.execute(failed)).rows.length || undefined);
    const { rows } = await shop.db.execute<{ html: string; text: string }>(sql`select html, text from mail where sent_at is null`);
    expect(rows).toEqual([{ html: expect.stringMatching(/^sealed:[\w+/=]+$/), text: expect.stringMatching(/^sealed:[\w+/=]+$/) }]);
    await rm(outbox);
    await shop.db.execute(sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'send_sealed_mail'), run_at := now())`);
    const { text, html } = await shop.mailTo(email);
    expect([text, html]).toEqual([expect.stringContaining('view=reset&token='), expect.stringContaining('<html')]);
  });

  it('is sent, too, where the release before wrote it', async () => {
    const mail = { id: 'of-before', to: 'oud@example.nl', locale: 'nl-NL', subject: 'Van gisteren', html: '<p>Dag</p>', text: 'Dag' } as const;
    await shop.db.transaction(async (tx) => {
      await tx.insert(mailTable).values(mail);
      await addJobs(tx, 'send_mail', [{ id: mail.id }]);
    });
    expect(await shop.mailTo(mail.to)).toMatchObject({ text: 'Dag', html: '<p>Dag</p>' });
  });
});
