import { typedTerminal } from '../../test/support/typed-terminal.js';
import { confirmed } from './confirm.js';
import { Failure, UsageFailure } from './failure.js';

describe('a command that pays money or deletes data', () => {
  const effects = ['2 × Wall panel', 'mail to ada@example.nl'];

  it('shows what will happen and continues after a yes', async () => {
    const terminal = typedTerminal('Refund', 'y');
    await confirmed('Refund € 12.50?', { effects, terminal });
    expect(terminal.text()).toMatch(/2 × Wall panel\nmail to ada@example\.nl\n[^]*Refund € 12\.50\?/);
  });

  it.each([
    ['a no', 'n'],
    ['Enter alone', '\r'],
    ['Ctrl-C', '\u0003'],
  ])('does nothing after %s', async (_, keys) => {
    await expect(confirmed('Refund € 12.50?', { effects, terminal: typedTerminal('Refund', keys) })).rejects.toEqual(new Failure('Nothing was done.'));
  });

  it('asks nothing with --yes', () => expect(confirmed('Refund € 12.50?', { yes: true })).resolves.toBeUndefined());

  it('is a usage error without a terminal and without --yes, and still reports what would happen', async () => {
    const refusal = await confirmed('Refund € 12.50?', { effects, terminal: null }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageFailure);
    expect((refusal as Error).message).toBe('2 × Wall panel\nmail to ada@example.nl\nRefund € 12.50? Nothing was done, because this is no terminal: confirm with --yes.');
  });
});
