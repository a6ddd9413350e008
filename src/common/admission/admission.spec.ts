import { AsyncLocalStorage } from 'node:async_hooks';
import { Admission } from './admission.js';

it('lets who waited go on as who they were, not as who made room for them', async () => {
  const admission = new Admission();
  const people = new AsyncLocalStorage<number>();
  const visits = Array.from({ length: 40 }, (_, person) =>
    people.run(person, () => new Promise<number | undefined>((done) => admission.enter('usual', () => done(people.getStore())))).finally(() => admission.leave()),
  );
  expect(admission.waiting).toBeGreaterThan(0);
  expect(await Promise.all(visits)).toEqual(visits.map((_, person) => person));
  admission.stop();
});
