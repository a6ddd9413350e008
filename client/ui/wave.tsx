import { swingPath } from './wave-path.js';
import { WaveDrawing } from './wave.styles.js';

const width = 1440;
const middle = 60;

/** Path of a wave that decays exponentially from left to right, as sound does in a damped room. */
const decayingPath = (halfWaves: number, loudest: number): string => swingPath({ width, middle, halfWaves, heightAt: (at) => loudest * Math.exp((-4.2 * at) / halfWaves) });

const paths = { divider: decayingPath(54, 56), quiet: decayingPath(40, 9) };

/** The brand's wave: `divider` decays from loud to quiet; `quiet` is the nearly flat line of an empty state. */
export const Wave = ({ kind = 'divider' }: { kind?: keyof typeof paths }) => (
  <WaveDrawing aria-hidden="true" data-kind={kind} viewBox={`0 0 ${width} ${middle * 2}`} preserveAspectRatio="none" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={paths[kind]} vectorEffect="non-scaling-stroke" />
  </WaveDrawing>
);
