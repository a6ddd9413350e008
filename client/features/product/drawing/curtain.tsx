import type { Drawing } from '../../../../src/domain/drawing.js';
import { useTexts } from '../../../core/texts.js';
import { type Focus, Sheet } from './sheet.js';
import { darker, lighter } from './tones.js';

/** Distance of the folds in millimetres, and units of the picture for a millimetre in the detail. */
const [pitch, perMillimetre] = [170, 0.7];
const linings = { blackout: '#b9b2a4', heavy: '#6f675c' } as const;

/** Folds of fabric from above, of a width of four: pinched pleats with a flat piece between, or an even wave. */
const foldsOf = (heading: Drawing['heading']): string => {
  const step = pitch * perMillimetre;
  if (heading === 'wave') return `M0 60q${step / 4} -78 ${step / 2} 0t${step / 2} 0${`t${step / 2} 0`.repeat(6)}`;
  return `M0 60${`h${step / 2 - 6}c-30 -20 -34 -66 6 -66s36 46 6 66h${step / 2 - 6}`.repeat(4)}`;
};

/** A curtain from the front, and the form of its folds from above, with its lining. */
export const CurtainDrawing = ({ drawing, focus }: { drawing: Drawing; focus?: Focus | undefined }) => {
  const t = useTexts('product');
  const { width, height, hex, heading, lining, hasWeights } = drawing;
  const folds = Math.max(2, Math.round(width / pitch));
  const step = width / folds;
  const detail = {
    label: t('drawing.above'),
    content: (
      <>
        {lining && <path stroke={linings[lining]} strokeWidth={lining === 'heavy' ? 16 : 8} transform="translate(0 20)" d={foldsOf(heading)} />}
        <path stroke={hex} strokeWidth={7} d={foldsOf(heading)} />
        <path stroke="var(--ink-muted)" strokeWidth={2} strokeDasharray="10 8" d="M0 60H476" />
      </>
    ),
  };
  return (
    <Sheet {...{ drawing, focus, detail }}>
      <path fill={hex} d={`M0 0h${width}v${height}h${-width}z`} />
      {Array.from({ length: folds }, (_, at) => at * step).map((x) =>
        heading === 'wave' ? (
          <g key={x}>
            <rect x={x + step * 0.55} width={step * 0.45} height={height} fill={darker(hex)} fillOpacity={0.7} />
            <rect x={x + step * 0.12} width={step * 0.2} height={height} fill={lighter(hex)} fillOpacity={0.35} />
          </g>
        ) : (
          <g key={x}>
            <path fill={darker(hex)} fillOpacity={0.75} d={`M${x + step / 2} 0L${x + step * 0.28} ${height}h${step * 0.44}z`} />
            <path fill={lighter(hex)} fillOpacity={0.4} d={`M${x + step / 2} ${height * 0.04}L${x + step * 0.44} ${height}h${step * 0.1}z`} />
            <path stroke={darker(hex, 0.5)} d={`M${x + step * 0.4} 90h${step * 0.2}`} />
          </g>
        ),
      )}
      <path fill="#c4c7ca" d={`M-60 -40h${width + 120}v28h${-width - 120}z`} />
      {hasWeights && <path stroke="var(--ink)" strokeWidth={16} strokeDasharray="40 14" strokeLinecap="round" d={`M10 ${height - 24}H${width - 10}`} />}
    </Sheet>
  );
};
