import { describeError } from './describe-error.js';

it('an error for the log holds its cause, but nothing a person typed', () => {
  const error = new Error('Failed query: insert into "order" values ($1)\nparams: Ysolde,\nDamrak 1', { cause: new Error('deadlock detected') });
  const text = describeError(error);
  expect(text).toContain('insert into');
  expect(text).toContain('because: deadlock detected');
  expect(text).toContain('describe-error.spec');
  expect(text).not.toMatch(/Ysolde|Damrak/);
});
