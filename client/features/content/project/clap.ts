import { octaveBands } from '../../../../src/domain/acoustics.js';

/** How long a room rings in s: in the middle, and by octave band where that is known. */
export interface Ringing {
  seconds: number;
  bands?: readonly number[] | undefined;
}

/** Not to startle anybody. */
const volume = 0.3;
/** Width of a filter that lets one octave through. */
const octaveQ = Math.SQRT2;
const decibels = 60;

/** The same noise each time (mulberry32), so that two rooms differ by their decay alone. */
const noiseFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
};

/** Noise that is 60 dB weaker after so many seconds; it is heard out a little longer. */
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

/** Puts a clap into a room on the context's way out, octave by octave. @returns the sources, which start at once */
export const clapIn = (context: BaseAudioContext, { seconds, bands }: Ringing): AudioBufferSourceNode[] => {
  const out = new GainNode(context, { gain: volume });
  out.connect(context.destination);
  return octaveBands.map((frequency, at) => {
    const samples = decayingNoise(bands?.[at] ?? seconds, context.sampleRate, at + 1);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    const octave = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: octaveQ });
    // A clap is as strong in each octave; white noise is stronger in the wide ones.
    const even = new GainNode(context, { gain: Math.sqrt(octaveBands[0] / frequency) * 2 });
    source.connect(octave).connect(even).connect(out);
    source.start();
    return source;
  });
};

/** Plays a clap as the room would answer it, until it is heard out. */
export const playClap = async (context: AudioContext, ringing: Ringing): Promise<void> => {
  const sources = clapIn(context, ringing);
  await context.resume();
  await Promise.all(sources.map((source) => new Promise((done) => source.addEventListener('ended', done))));
};
