import { AsyncLocalStorage } from 'node:async_hooks';
import { eventually } from '../../../test/support/eventually.js';
import { AdmissionControl } from './admission.js';

it('continues a waiting request in its own async context', async () => {
  const admission = new AdmissionControl();
  const people = new AsyncLocalStorage<number>();
  const visits = Array.from({ length: 40 }, (_, person) =>
    people
      .run(
        person,
        () =>
          new Promise<number | undefined>((done) =>
            admission.acquire(
              'usual',
              () => 'somebody',
              () => done(people.getStore()),
            ),
          ),
      )
      .finally(() => admission.release()),
  );
  expect(admission.waiting).toBeGreaterThan(0);
  expect(await Promise.all(visits)).toEqual(visits.map((_, person) => person));
  admission.stop();
});

it('refuses each request that would wait too long in its own async context', async () => {
  const admission = new AdmissionControl();
  const people = new AsyncLocalStorage<number>();
  const refused: [person: number, resolvedFor: number | undefined][] = [];
  for (let person = 0; person < 300; person += 1)
    people.run(person, () =>
      admission.acquire(
        'usual',
        () => 'somebody',
        (isAdmitted) => void (isAdmitted || refused.push([person, people.getStore()])),
      ),
    );
  await eventually('a refusal', () => Promise.resolve(refused.length > 100 || undefined));
  admission.stop();
  expect(refused).toEqual(refused.map(([person]) => [person, person]));
});

it('admits usual requests of others while one network floods the cart', async () => {
  const admission = new AdmissionControl();
  const begun: string[] = [];
  const request = async (queue: 'urgent' | 'usual', caller: string) => {
    const isAdmitted = await new Promise<boolean>((resolve) => admission.acquire(queue, () => caller, resolve));
    if (!isAdmitted) return;
    begun.push(caller);
    setImmediate(() => admission.release());
  };
  const flood = Array.from({ length: 300 }, () => request('urgent', 'flood'));
  await Promise.all([...flood, request('usual', 'somebody'), request('usual', 'flood')]);
  admission.stop();
  expect(begun).toContain('somebody');
  expect(begun.indexOf('somebody')).toBeLessThan(50);
});
