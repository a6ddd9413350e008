import { faultIn } from './picture-faults.js';

const pixels = (...colours: [number, number, number, number][]): number[] => colours.flat();

describe('A picture for a print', () => {
  it.each([
    ['with different colours has no fault', pixels([200, 30, 30, 255], [20, 30, 30, 255]), undefined],
    ['of one colour is blank', pixels([128, 128, 128, 255], [130, 127, 128, 255]), 'blank'],
    ['without any visible pixel is blank', pixels([0, 0, 0, 0], [250, 0, 0, 10]), 'blank'],
    ['with transparent parts is transparent', pixels([200, 30, 30, 255], [0, 0, 0, 0]), 'transparent'],
    ['of one colour with transparent parts, such as a logo, is transparent', pixels([0, 0, 0, 255], [0, 0, 0, 0]), 'transparent'],
    ['with half transparent parts is transparent', pixels([200, 30, 30, 255], [20, 30, 30, 128]), 'transparent'],
  ])('%s', (_, data, fault) => {
    expect(faultIn(data)).toBe(fault);
  });
});
