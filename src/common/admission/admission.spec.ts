import { AsyncLocalStorage } from 'node:async_hooks';
import { Admission } from './admission.js';

it('continues a waiting request in its own async context', async () => {
  const admission = new Admission();
  const people = new AsyncLocalStorage<number>();
  const visits = Array.from({ length: 40 }, (_, person) =>
    people
      .run(
        person,
        () =>
          new Promise<number | undefined>((done) =>
            admission.enter(
              'usual',
              () => 'somebody',
              () => done(people.getStore()),
            ),
          ),
      )
      .finally(() => admission.leave()),
  );
  expect(admission.waiting).toBeGreaterThan(0);
  expect(await Promise.all(visits)).toEqual(visits.map((_, person) => person));
  admission.stop();
});

it('admits usual requests of others while one network floods the cart', async () => {
  const admission = new Admission();
  const begun: string[] = [];
  const ask = async (line: 'urgent' | 'usual', caller: string) => {
    const isAdmitted = await new Promise<boolean>((hear) => admission.enter(line, () => caller, hear));
    if (!isAdmitted) return;
    begun.push(caller);
    setImmediate(() => admission.leave());
  };
  const flood = Array.from({ length: 300 }, () => ask('urgent', 'flood'));
  await Promise.all([...flood, ask('usual', 'somebody'), ask('usual', 'flood')]);
  admission.stop();
  expect(begun).toContain('somebody');
  expect(begun.indexOf('somebody')).toBeLessThan(50);
});
