import { useEffect, useRef } from 'react';
import type { Axis } from '../../../../src/domain/axis.js';
import type { Target } from '../../../../src/domain/room-target.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { swingPath } from '../../../ui/wave-path.js';

const width = 1000;
const middle = 50;
const loudest = 46;
/** Number of half waves over the whole axis. */
const density = 64;

/** Returns the path of a wave whose height is its level in dB. It is flat at -60 dB, which is reached after the reverberation time. */
const decayPath = (share: number): string => {
  const halfWaves = Math.max(2, Math.round(density * share));
  return `${swingPath({ width: width * share, middle, halfWaves, heightAt: (at) => loudest * (1 - at / halfWaves) })}H${width}`;
};
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface DecayWaveProps {
  seconds: number;
  /** End of the time axis in seconds. */
  top: number;
  target: Target | undefined;
  isPlaying: boolean;
}

/** Wave that shows how a clap decays over time. Hidden from screen readers, because a table contains the same values. */
export const DecayWave = ({ seconds, top, target, isPlaying }: DecayWaveProps) => {
  const share = seconds / top;
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPlaying || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const running = head.current?.animate([{ insetInlineStart: '0%' }, { insetInlineStart: percent(share) }], { duration: seconds * 1000 });
    return () => running?.cancel();
  }, [isPlaying, share, seconds]);
  return (
    <div className="wave" aria-hidden="true">
      <svg>
        {target && <rect x={percent(target.lowest / top)} width={percent((target.highest - target.lowest) / top)} height="100%" fill="var(--success)" fillOpacity="0.16" />}
        <svg viewBox={`0 0 ${width} ${middle * 2}`} preserveAspectRatio="none" width="100%" height="100%">
          <path d={decayPath(share)} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <line x1={percent(share)} x2={percent(share)} y1="12%" y2="88%" stroke="var(--ink)" strokeWidth="1.5" />
      </svg>
      {isPlaying && <i ref={head} />}
    </div>
  );
};

/** Time axis below the waves, with the range of the norm. */
export const TimeAxis = ({ axis: { ticks, top, digits }, target }: { axis: Axis; target: Target | undefined }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const at = (tick: number) => (tick === 0 ? 'start' : tick === ticks.at(-1) ? 'end' : 'middle');
  return (
    <svg className="axis" aria-hidden="true">
      <line x1="0" x2="100%" y1="0.5" y2="0.5" stroke="var(--line)" />
      {ticks.map((tick) => (
        <text key={tick} x={percent(tick / top)} y="1.4em" textAnchor={at(tick)}>
          {t('seconds', { value: number(tick, digits) })}
        </text>
      ))}
      {target && (
        <text className="norm" x={percent((target.lowest + target.highest) / 2 / top)} y="2.9em" textAnchor="middle">
          {t('calculator.normShort')}
        </text>
      )}
    </svg>
  );
};
