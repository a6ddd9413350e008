import fc from 'fast-check';
import { anyRoom } from '../../test/factories/room.js';
import { defaultRoom, readRoom } from './read-room.js';
import { roomFields, roomQuery } from './room-query.js';

const read = (query: string) => readRoom(new URLSearchParams(query));

describe('the URL of a room', () => {
  it('can be read back', () => {
    const anyInput = fc.record({
      room: anyRoom,
      product: fc.constantFrom(undefined, 'wpn-01', 'wandpaneel-stof'),
      pieces: fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(anyInput, (input) => {
        const query = roomQuery(input);
        expect(readRoom(new URLSearchParams(query))).toMatchObject({ faults: {}, input });
        expect(roomQuery(readRoom(new URLSearchParams(query)).input!)).toEqual(query);
      }),
    );
  });

  it('has one order of fields, regardless of the order of the input', () => {
    const names = Object.keys(roomQuery(read('n=3&h=3&use=b4&sofas=2&l=5').input!));
    expect(names).toEqual(roomFields.filter((field) => names.includes(field)));
  });

  it('without fields is the default room', () => {
    expect(read('')).toMatchObject({ faults: {}, input: { room: defaultRoom, product: undefined, pieces: undefined } });
  });

  it('accepts a decimal comma, and rounds to centimetres', () => {
    expect(read('l=4,5&w=3.257').input?.room).toMatchObject({ length: 4.5, width: 3.26 });
  });

  it.each([
    ['l=', 'l', { code: 'mixed.required' }],
    ['l=vier', 'l', { code: 'mixed.notType' }],
    ['l=1e3', 'l', { code: 'mixed.notType' }],
    ['w=-2', 'w', { code: 'number.min', bound: 1 }],
    ['w=0', 'w', { code: 'number.min', bound: 1 }],
    ['h=99', 'h', { code: 'number.max', bound: 15 }],
    ['glass=71', 'glass', { code: 'number.max', bound: 70 }],
    ['floor=lava', 'floor', { code: 'mixed.oneOf' }],
    ['persons=2.5', 'persons', { code: 'mixed.notType' }],
    ['n=10000', 'n', { code: 'number.max', bound: 9999 }],
    ['product=..%2Fcart', 'product', { code: 'mixed.oneOf' }],
  ])('%s is reported at its field, and the other fields keep their input', (query, field, fault) => {
    const { typed, faults, input } = read(`${query}&sofas=3`);
    expect(faults).toEqual({ [field]: fault });
    expect(input).toBeUndefined();
    expect(typed).toMatchObject({ sofas: '3', [field]: new URLSearchParams(query).get(field) });
  });

  it('can be read without errors from arbitrary input', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...roomFields), fc.string())), (query) => {
        const { faults, input } = readRoom(query);
        expect(input === undefined).toBe(Object.keys(faults).length > 0);
      }),
    );
  });
});
