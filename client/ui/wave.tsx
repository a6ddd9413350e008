import { WaveDrawing } from './wave.styles.js';

const width = 1440;
const middle = 60;
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A swing that dies away from left to right, as sound does in a damped room: half waves under an exponential envelope
 * with a beat in it. One cubic a half wave keeps the path short.
 */
const decayingPath = (halfWaves: number, loudest: number): string => {
  const step = width / halfWaves;
  const parts = Array.from({ length: halfWaves }, (_, at) => {
    const beat = 0.62 + 0.38 * Math.cos(at * 0.78);
    const height = loudest * Math.exp((-4.2 * at) / halfWaves) * beat * (at % 2 ? -1 : 1);
    return `c${round(step * 0.36)} ${round(height * 1.33)} ${round(step * 0.64)} ${round(height * 1.33)} ${round(step)} 0`;
  });
  return `M0 ${middle}${parts.join('')}`;
};

const paths = { divider: decayingPath(54, 56), quiet: decayingPath(40, 9) };

/** The brand's motif: `divider` from noise to quiet, `quiet` the nearly flat line of an empty state. */
export const Wave = ({ kind = 'divider' }: { kind?: keyof typeof paths }) => (
  <WaveDrawing aria-hidden="true" data-kind={kind} viewBox={`0 0 ${width} ${middle * 2}`} preserveAspectRatio="none" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={paths[kind]} vectorEffect="non-scaling-stroke" />
  </WaveDrawing>
);
