import { typedTerminal } from '../../test/support/typed-terminal.js';
import { amountOf } from './amount.js';
import { Failure } from './failure.js';
import { pick, typed } from './pick.js';

const choices = [
  { value: 'ENC-1', label: 'ENC-1  Ada Vos', hint: 'paid' },
  { value: 'ENC-2', label: 'ENC-2  Bo Maas', hint: 'paid' },
];

describe('a choice on a terminal', () => {
  it('is the first one after Enter', () => expect(pick('Which order?', choices, typedTerminal('Which order?', '\r'))).resolves.toBe('ENC-1'));

  it('is found by typing', () => expect(pick('Which order?', choices, typedTerminal('Which order?', 'M', 'a', 'a', '\r'))).resolves.toBe('ENC-2'));

  it('ends the command after Ctrl-C', () => expect(pick('Which order?', choices, typedTerminal('Which order?', '\u0003'))).rejects.toEqual(new Failure('Nothing was done.')));
});

describe('a value that is typed on a terminal', () => {
  it('is parsed', () => expect(typed('Amount', amountOf, typedTerminal('Amount', '12,50', '\r'))).resolves.toBe(1250));

  it('is asked for again while it is invalid', async () => {
    const terminal = typedTerminal('Amount', 'x', '\r', '\b', '3', '\r');
    expect(await typed('Amount', amountOf, terminal)).toBe(300);
    expect(terminal.text()).toContain('Use an amount such as 12 or 12.50.');
  });
});
