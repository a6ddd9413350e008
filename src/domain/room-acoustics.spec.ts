import fc from 'fast-check';
import { type Room, roomUses } from '../contract/room.js';
import { reverberationTime } from './acoustics.js';
import { absorptionIn, decayOf, middleTime, sumOfAreas } from './room-acoustics.js';
import { areasOf } from './room-areas.js';
import { type Absorber, assess, capacityOf, gainOfPiece, piecesToHalve } from './room-panels.js';
import { defaultRoom } from './read-room.js';
import { targetOf } from './room-target.js';
import { anyRoom } from '../../test/factories/room.js';

const everyBand = (alpha: number) => [alpha, alpha, alpha, alpha, alpha, alpha];
const rounded = (values: readonly number[], digits = 2) => values.map((value) => Number(value.toFixed(digits)));
const fabricPanel: Absorber = { kind: 'surface', bands: [0.2, 0.6, 0.95, 1, 1, 0.95], area: 0.72 };
const anyAbsorber = fc.record({
  kind: fc.constantFrom('surface' as const, 'object' as const),
  bands: fc.array(fc.double({ min: 0, max: 1.2, noNaN: true }), { minLength: 6, maxLength: 6 }),
  area: fc.double({ min: 0.05, max: 5, noNaN: true }),
});

describe('published examples', () => {
  it('a room of 10 × 8 × 6 m with a reverberation time of 3 s has an absorption area of 25.76 m² and a mean coefficient of 0.068', () => {
    const { volume, all } = areasOf({ length: 10, width: 8, height: 6, glass: 0, doors: 0 });
    const absorption = (0.161 * volume) / 3;
    expect(absorption).toBeCloseTo(25.76, 2);
    expect(absorption / all).toBeCloseTo(0.068, 2);
    expect(decayOf({ volume, all }, everyBand(25.76)).seconds[2]).toBeCloseTo(3, 2);
  });

  it('a hall of 20 × 8 × 4 m with hard surfaces has an absorption area of 22.4 m² and a reverberation time of 4.6 s', () => {
    const { volume, floor, ceiling, walls } = areasOf({ length: 20, width: 8, height: 4, glass: 0, doors: 0 });
    const absorption = sumOfAreas([
      [floor, everyBand(0.02)],
      [ceiling, everyBand(0.05)],
      [walls, everyBand(0.05)],
    ]);
    expect(absorption[2]).toBeCloseTo(22.4, 6);
    expect(reverberationTime(volume, absorption[2]!)).toBeCloseTo(4.6, 2);
  });

  it('a room of 23.3 × 16 × 10 ft with acoustical tile has the reverberation times printed in Everest and Pohlmann, Master Handbook of Acoustics', () => {
    const foot = 0.3048;
    const absorption = sumOfAreas([
      [373 * foot ** 2, [0.01, 0.01, 0.015, 0.02, 0.02, 0.02]],
      [1159 * foot ** 2, [0.29, 0.1, 0.05, 0.04, 0.07, 0.09]],
      [340 * foot ** 2, [0.09, 0.28, 0.78, 0.84, 0.73, 0.64]],
    ]);
    const seconds = absorption.map((area) => reverberationTime(3728 * foot ** 3, area));
    const printed = [0.49, 0.85, 0.56, 0.54, 0.54, 0.55];
    // The book uses 0.049 per foot, which is 0.16076 per metre.
    for (const [band, value] of printed.entries()) expect(Math.abs(seconds[band]! - value)).toBeLessThan(0.01);
  });

  it.each([
    ['b4', 3, 0.7],
    ['b4', 2.5, 0.64],
    ['b5', 2.5, 0.54],
  ] as const)('an office or similar room (%s) of %d m height has a maximum reverberation time of %d s (Ruhe, Akustik in Bildungsbauten)', (use, height, seconds) => {
    expect(targetOf(use, { volume: 150, height }).highest).toBeCloseTo(seconds, 1);
  });

  it('Eyring: with a mean coefficient of 0.5, the denominator has ln 2 in place of 0.5', () => {
    const { seconds, eyring } = decayOf({ volume: 100, all: 130 }, everyBand(65));
    expect(eyring[0]).toBe(true);
    expect(seconds[0]).toBeCloseTo((0.161 * 100) / (130 * Math.LN2), 9);
  });
});

describe('targets of DIN 18041', () => {
  it('follow its formulas', () => {
    const aim = (use: Room['use'], volume: number) => Number((targetOf(use, { volume, height: 3 }).highest / 1.2).toFixed(2));
    expect([aim('a1', 500), aim('a2', 300), aim('a3', 96), aim('a4', 200), aim('a5', 5000), aim('a5', 20_000)]).toEqual([1.28, 0.78, 0.46, 0.46, 1.77, 2]);
  });

  it('report whether the standard covers rooms of this size', () => {
    expect(targetOf('a5', { volume: 100, height: 3 })).toMatchObject({ isGiven: false });
    expect(targetOf('a1', { volume: 2000, height: 8 })).toMatchObject({ isGiven: false });
    expect(targetOf('a5', { volume: 20_000, height: 10 })).toMatchObject({ isGiven: true });
  });

  it('exist for every use and size of room, with plausible values', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roomUses), fc.integer({ min: 2, max: 54_000 }), fc.double({ min: 2, max: 15, noNaN: true }), (use, volume, height) => {
        const { lowest, highest } = targetOf(use, { volume, height });
        expect(highest).toBeGreaterThan(0.2);
        expect(lowest).toBeLessThan(highest);
      }),
    );
  });
});

describe('a room', () => {
  it('of 8 × 4 × 3 m with parquet, plaster, a concrete ceiling and eight people has a reverberation time of 1.6 s', () => {
    const decay = decayOf(areasOf(defaultRoom), absorptionIn(defaultRoom));
    expect(middleTime(decay)).toBeCloseTo(1.6, 1);
    expect(decay.eyring.some(Boolean)).toBe(false);
  });

  it('with all dimensions doubled and the same materials has twice the reverberation time', () => {
    const twice = { ...defaultRoom, length: 16, width: 8, height: 6, glass: 36, doors: 4, furniture: { persons: 32 } };
    const [small, large] = [defaultRoom, twice].map((room) => decayOf(areasOf(room), absorptionIn(room)).seconds);
    // Absorption by air shortens the times at high frequencies in the larger room.
    for (const band of [0, 1, 2, 3]) expect(large![band]! / small![band]!).toBeCloseTo(2, 9);
    expect(large![5]! / small![5]!).toBeLessThan(1.9);
  });

  it('never has a longer reverberation time with more furniture', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const fuller = { ...room, furniture: { ...room.furniture, sofas: (room.furniture.sofas ?? 0) + 1 } };
        const [before, after] = [room, fuller].map((one) => decayOf(areasOf(one), absorptionIn(one)).seconds);
        for (const [band, seconds] of after!.entries()) expect(seconds).toBeLessThanOrEqual(before![band]!);
      }),
    );
  });
});

describe('pieces of a product', () => {
  it('never increase the reverberation time, and are limited by the capacity of the room', () => {
    fc.assert(
      fc.property(anyRoom, anyAbsorber, fc.integer({ min: 0, max: 500 }), (room, absorber, pieces) => {
        const [fewer, more] = [assess(room, absorber, pieces), assess(room, absorber, pieces + 1)];
        for (const [band, seconds] of more.treated.seconds.entries()) expect(seconds).toBeLessThanOrEqual(fewer.treated.seconds[band]!);
        expect(assess(room, absorber, fewer.capacity + 10).treated).toEqual(assess(room, absorber, fewer.capacity).treated);
      }),
    );
  });

  it('are recommended in the smallest number that reaches the target', () => {
    fc.assert(
      fc.property(anyRoom, anyAbsorber, (room, absorber) => {
        const { advised, isReached, capacity, target } = assess(room, absorber, 0);
        const speech = (pieces: number) => assess(room, absorber, pieces).treated.seconds.slice(2, 5);
        expect(advised).toBeLessThanOrEqual(capacity);
        expect(speech(advised).every((seconds) => seconds <= target.highest)).toBe(isReached);
        if (isReached && advised > 0) expect(speech(advised - 1).every((seconds) => seconds <= target.highest)).toBe(false);
        if (!isReached) expect(advised).toBe(capacity);
      }),
    );
  });

  it('add only the difference to the surface that they cover, so that a panel on an absorbing ceiling adds nothing', () => {
    expect(rounded(gainOfPiece({ ...fabricPanel, area: 1 }, { ...defaultRoom, walls: 'plasterboard' }))).toEqual([0, 0.5, 0.89, 0.95, 0.96, 0.91]);
    expect(rounded(gainOfPiece({ ...fabricPanel, area: 1 }, { ...defaultRoom, place: 'ceiling', ceiling: 'mineral' }))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(gainOfPiece({ kind: 'object', bands: everyBand(0.5), area: 1 }, defaultRoom)).toEqual(everyBand(0.5));
  });

  it('fit on surfaces without windows and doors', () => {
    expect(capacityOf(fabricPanel, defaultRoom)).toBe(Math.floor((72 - 9 - 2) / 0.72));
    expect(capacityOf(fabricPanel, { ...defaultRoom, place: 'ceiling' })).toBe(Math.floor(32 / 0.72));
  });

  it('change the reverberation time as computed, with the bands that miss the target', () => {
    const { now, treated, advised, isReached, tooLong, tooShort } = assess(defaultRoom, fabricPanel, 24);
    expect([middleTime(now), middleTime(treated)].map((seconds) => seconds.toFixed(2))).toEqual(['1.57', '0.59']);
    expect({ advised, isReached, tooLong, tooShort }).toEqual({ advised: 27, isReached: true, tooLong: [1, 2, 3], tooShort: [] });
  });

  it('halve the reverberation time of a typical room', () => {
    const pieces = piecesToHalve(defaultRoom, fabricPanel)!;
    const room = absorptionIn(defaultRoom);
    const gain = gainOfPiece(fabricPanel, defaultRoom);
    const middle = (bands: readonly number[]) => bands[2]! + bands[3]!;
    expect(middle(room) + pieces * middle(gain)).toBeGreaterThanOrEqual(2 * middle(room));
    expect(middle(room) + (pieces - 1) * middle(gain)).toBeLessThan(2 * middle(room));
    expect(piecesToHalve({ ...defaultRoom, glass: 70 }, fabricPanel)).toBeUndefined();
  });
});
