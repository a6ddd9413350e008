import type { Drawing } from '../../../../src/domain/drawing.js';
import { useTexts } from '../../../core/texts.js';
import { type Focus, Sheet } from './sheet.js';
import { darker } from './tones.js';

interface FurnitureProps {
  drawing: Drawing;
  focus?: Focus | undefined;
}
const [wood, steel, pane] = ['#c79e6c', '#4b4e52', '#dbe4e8'];

/** A screen behind a worktop, from the seat; one that surrounds the worktop also from above. */
export const ScreenDrawing = ({ drawing, focus }: FurnitureProps) => {
  const t = useTexts('product');
  const { width, height, depth, hex, below = 0, clamps = 0, radius = 0, threadHex, hasCable } = drawing;
  const top = height - below;
  const perMillimetre = 0.16;
  const [wide, deep, round] = [width * perMillimetre, (depth ?? 0) * perMillimetre, 24];
  const detail = depth && {
    label: t('drawing.above'),
    content: (
      <>
        <rect x={6} y={6} width={wide - 12} height={deep - 10} fill={wood} />
        <path stroke={hex} strokeWidth={8} d={`M0 ${deep}V${round}a${round} ${round} 0 0 1 ${round} ${-round}H${wide - round}a${round} ${round} 0 0 1 ${round} ${round}V${deep}`} />
        <text x={wide + 24} y={deep / 2 + 10}>{`${depth}\u00a0mm`}</text>
      </>
    ),
  };
  return (
    <Sheet {...{ drawing, focus }} {...(detail && { detail })}>
      <rect width={width} height={height} rx={radius} fill={hex} stroke={darker(hex)} />
      <rect
        x={22}
        y={22}
        width={width - 44}
        height={height - 44}
        rx={Math.max(0, radius - 8)}
        stroke={threadHex ?? darker(hex, 0.15)}
        strokeWidth={threadHex ? 8 : 4}
        strokeDasharray="26 12"
      />
      {hasCable && <circle cx={width / 2} cy={top - 60} r={30} fill="var(--paper)" stroke={darker(hex, 0.5)} />}
      <rect x={-70} y={top} width={width + 140} height={25} fill={wood} stroke={darker(wood)} />
      {Array.from({ length: clamps }, (_, at) => ((at + 1) * width) / (clamps + 1)).map((x) => (
        <rect key={x} x={x - 22} y={top - 30} width={44} height={85} rx={6} fill="#b9bcbf" stroke={steel} />
      ))}
    </Sheet>
  );
};

/** Free-standing panels side by side, from the front. A window is in the middle panel, its centre 1.4 m above the floor. */
export const DividerDrawing = ({ drawing, focus }: FurnitureProps) => {
  const { width, height, hex, panels = 1, feet, hasWindow } = drawing;
  const [each, gap, foot] = [width / panels, 8, 60];
  return (
    <Sheet {...{ drawing, focus }}>
      {Array.from({ length: panels }, (_, at) => at * each).map((x, at) => (
        <g key={x}>
          <rect x={x + gap} width={each - 2 * gap} height={height - foot} rx={16} fill={hex} stroke={darker(hex)} />
          {hasWindow && at === Math.floor((panels - 1) / 2) && (
            <rect x={x + each / 2 - 200} y={height - 1400 - 300} width={400} height={600} rx={12} fill={pane} stroke={darker(hex)} />
          )}
          {[x + 130, x + each - 130].map((middle) =>
            feet === 'castors' ? (
              <circle key={middle} cx={middle} cy={height - 30} r={29} fill={steel} />
            ) : (
              <path key={middle} fill={steel} d={`M${middle - 15} ${height - foot}h30v44h45v16h-120v-16h45z`} />
            ),
          )}
        </g>
      ))}
      <path stroke="var(--ink-muted)" d={`M-60 ${height}h${width + 120}`} />
    </Sheet>
  );
};
