import { decayingNoise } from './clap-sound.js';

const sampleRate = 8000;
/** Level in dB of the 50 ms that start at a time. */
const levelAt = (samples: Float32Array, seconds: number): number => {
  const part = samples.slice(Math.round(seconds * sampleRate), Math.round((seconds + 0.05) * sampleRate));
  return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / part.length);
};

describe('the noise of a simulated clap', () => {
  it.each([0.3, 0.56, 1.3, 4.2])('is 60 dB weaker after its reverberation time of %s s, and 30 dB weaker after half of it', (seconds) => {
    const samples = decayingNoise(seconds, sampleRate);
    expect(Math.abs(levelAt(samples, 0) - levelAt(samples, seconds) - 60)).toBeLessThan(1.5);
    expect(Math.abs(levelAt(samples, 0) - levelAt(samples, seconds / 2) - 30)).toBeLessThan(1.5);
  });

  it('never exceeds full scale, and is the same each time, so that rooms differ only by their decay', () => {
    const samples = decayingNoise(1, sampleRate);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(decayingNoise(1, sampleRate)).toEqual(samples);
    expect(Math.sign(decayingNoise(2, sampleRate)[100]!)).toBe(Math.sign(samples[100]!));
    expect(decayingNoise(1, sampleRate, 2)).not.toEqual(samples);
  });
});
