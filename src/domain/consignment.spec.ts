import { type PackedLine, palletsFor, waysToPack } from './consignment.js';

const line = (quantity: number, weightKg: number, volume = 0, pallet = false): PackedLine => ({ quantity, packaging: { weightKg, volume, pallet } });
const [parcels, pallets] = [(light: number, heavy: number) => ({ light, heavy, pallets: 0 }), (count: number) => ({ light: 0, heavy: 0, pallets: count })];

describe('goods', () => {
  it.each([
    ['up to 20 kg are sent as one parcel', [line(50, 0.4)], [parcels(1, 0), pallets(1)]],
    ['up to 30 kg are sent as one heavy parcel', [line(11, 2)], [parcels(0, 1), pallets(1)]],
    ['above 30 kg are sent as a heavy parcel and one for the rest', [line(4, 10)], [parcels(1, 1), pallets(1)]],
    ['of many lines share their parcels', [line(1, 5), line(1, 5), line(1, 10)], [parcels(1, 0), pallets(1)]],
    ['that are large and light are charged by volume', [line(4, 0.5, 0.1)], [parcels(1, 1), pallets(1)]],
    ['heavier than a parcel each are sent on a pallet', [line(2, 31)], [pallets(1)]],
    ['larger than a parcel each are sent on a pallet', [line(1, 4, 0.39)], [pallets(1)]],
    [
      'that need pallets are combined with parcels for the rest, or take the rest on the pallet',
      [line(1, 60, 0, true), line(1, 4)],
      [{ light: 1, heavy: 0, pallets: 1 }, pallets(1)],
    ],
  ])('%s', (_, lines, ways) => expect(waysToPack(lines)).toEqual(ways));

  it.each([
    ['by weight', [line(8, 60, 0, true)], 1],
    ['by weight, one more', [line(9, 60, 0, true)], 2],
    ['by volume', [line(6, 1, 0.4, true)], 1],
    ['by volume, one more', [line(7, 1, 0.4, true)], 2],
    ['with pieces larger than a pallet, one each', [line(3, 700, 5, true)], 3],
    ['shared by several lines', [line(1, 250, 0, true), line(1, 250, 0, true)], 1],
    ['shared in thirds', [line(1, 166, 0, true), line(1, 166, 0, true), line(1, 166, 0, true)], 1],
    ['of nothing', [], 0],
  ])('fill pallets %s', (_, lines, count) => expect(palletsFor(lines)).toBe(count));
});
