import { storedLines } from '../../../test/factories/stored-lines.js';
import { orderLine } from '../../../test/factories/order.js';
import { OrderLine } from '../../contract/order.js';
import { placedLine, storedLine } from './stored-line.js';

const read = (form: string) => placedLine({ id: 'line-1', quantity: 3, snapshot: storedLines[form]! });

describe('a stored order line', () => {
  it.each(Object.keys(storedLines))('has all fields of the contract when it was written in the form of %s', (form) => {
    expect(OrderLine.strict().parse(read(form))).toEqual(read(form));
  });

  it('keeps every value that it was stored with', () => {
    for (const [form, stored] of Object.entries(storedLines)) {
      const { version: _version, ...values } = stored;
      expect(read(form)).toMatchObject(values);
    }
  });

  it('without configuration, room and calculation has none, and its own quantity decides the volume price', () => {
    const missing = { configurationId: null, choices: [], preview: null, room: null, trace: [], tierQuantity: 3, available: null };
    expect(read('d88b10f0')).toMatchObject({ ...missing, picture: { placeholder: null } });
  });

  it('counts as personalised if it is configured and was stored before that was decided', () => {
    expect(['d88b10f0', 'fe9dce93', 'edc3b4be'].map((form) => read(form).isWithdrawable)).toEqual([true, false, true]);
  });

  it('is written in the current version, and read as it was placed', () => {
    const line = orderLine({ id: 'line-1', quantity: 3, room: read('3e5c4a19').room, frame: { hex: '#c8a26b', widthMm: 600, heightMm: 400, isRound: false } });
    expect(storedLine(line)).toMatchObject({ version: 4 });
    expect(placedLine({ id: 'line-1', quantity: 3, snapshot: storedLine(line) })).toEqual(line);
  });
});
