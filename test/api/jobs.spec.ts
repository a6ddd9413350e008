import { sql } from 'drizzle-orm';
import { addJobs } from '../../src/embedded/jobs/add-jobs.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { startTestShop } from '../support/shop-api.js';

const shop = duringTests(startTestShop);

/** Queues a job that a worker locked a minute ago. */
const takenBy = async (worker: string): Promise<void> => {
  await addJobs(shop.db, 'send_mail', [{ id: worker }], { runAt: new Date(Date.now() + 3_600_000) });
  await shop.db.execute(
    sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - interval '1 minute', run_at = now() where payload ->> 'id' = ${worker}`,
  );
};
const holders = async (): Promise<(string | null)[]> =>
  (await shop.db.execute<{ locked_by: string | null }>(sql`select locked_by from graphile_worker.jobs where locked_by like 'worker of%' order by 1`)).rows.map(
    ({ locked_by }) => locked_by,
  );

it('the jobs of a killed worker are run by another, and those of a running worker are not', async () => {
  await shop.db.execute(sql`insert into job_worker (id, seen_at) values ('worker of the living', now() + interval '1 hour'), ('worker of the dead', now() - interval '1 minute')`);
  for (const worker of ['worker of the living', 'worker of the dead', 'worker of nobody']) await takenBy(worker);
  await eventually('the jobs of the killed workers to be unlocked', async () => ((await holders()).length === 1 ? true : undefined));
  expect(await holders()).toEqual(['worker of the living']);
  const { rows } = await shop.db.execute<{ id: string }>(sql`select id from job_worker where id like 'worker of%'`);
  expect(rows).toEqual([{ id: 'worker of the living' }]);
});
