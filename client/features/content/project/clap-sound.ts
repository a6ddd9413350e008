import { octaveBands } from '../../../../src/domain/acoustics.js';

/** Reverberation time of a room in seconds: mean, and by octave band where known. */
export interface ReverberationTimes {
  seconds: number;
  bands?: readonly number[] | undefined;
}

/** Output gain, low so that the sound does not startle. */
const volume = 0.3;
/** Q of a band-pass filter with a bandwidth of one octave. */
const octaveQ = Math.SQRT2;
const decibels = 60;

/** Returns a seeded random generator (mulberry32). The same noise each time lets two rooms differ only by their decay. */
const noiseFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
};

/** Returns noise whose level falls by 60 dB in `seconds`. It is 10 % longer than that. */
export const decayingNoise = (seconds: number, sampleRate: number, seed = 1): Float32Array<ArrayBuffer> => {
  const next = noiseFrom(seed);
  const perSample = 10 ** (-decibels / 20 / (seconds * sampleRate));
  const samples = new Float32Array(Math.ceil(seconds * sampleRate * 1.1));
  let level = 1;
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = next() * level;
    level *= perSample;
  }
  return samples;
};

/** Connects a simulated clap to the destination of the context, one source for each octave band. @returns the sources, which start at once */
export const createClap = (context: BaseAudioContext, { seconds, bands }: ReverberationTimes): AudioBufferSourceNode[] => {
  const out = new GainNode(context, { gain: volume });
  out.connect(context.destination);
  return octaveBands.map((frequency, at) => {
    const samples = decayingNoise(bands?.[at] ?? seconds, context.sampleRate, at + 1);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    const octave = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: octaveQ });
    // A clap has the same level in each octave. White noise has more energy in the wide, high octaves.
    const even = new GainNode(context, { gain: Math.sqrt(octaveBands[0] / frequency) * 2 });
    source.connect(octave).connect(even).connect(out);
    source.start();
    return source;
  });
};

/** Plays a clap with the reverberation of a room. Resolves when the sound has ended. */
export const playClap = async (context: AudioContext, ringing: ReverberationTimes): Promise<void> => {
  const sources = createClap(context, ringing);
  await context.resume();
  await Promise.all(sources.map((source) => new Promise((done) => source.addEventListener('ended', done))));
};
