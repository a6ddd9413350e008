import { isSampleNumber, sampleNumberOf } from './sample-number.js';

describe('the article number of a sample', () => {
  it('follows from the number of its product', () => expect(sampleNumberOf('WPN-ochre-01')).toBe('WPN-ochre-sample'));

  it.each([
    ['WPN-ochre-sample', true],
    ['wpn-ochre-sample', true],
    ['WPN-ochre-01', false],
    ['sample', false],
    ['WPN-sample-01', false],
  ])('%s: %p', (number, isSample) => expect(isSampleNumber(number)).toBe(isSample));
});
