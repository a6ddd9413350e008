import { describeError } from './describe-error.js';

it('the text of an error for the log contains its cause, but no statement parameters', () => {
  const error = new Error('Failed query: insert into "order" values ($1)\nparams: Ysolde,\nDamrak 1', { cause: new Error('deadlock detected') });
  const text = describeError(error);
  expect(text).toContain('insert into');
  expect(text).toContain('caused by: deadlock detected');
  expect(text).toContain('describe-error.spec');
  expect(text).not.toMatch(/Ysolde|Damrak/);
});
