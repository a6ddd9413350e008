import type { Drawing } from '../../../../src/domain/drawing.js';

/** Distance between grooves in millimetres at scale 1, and the radii of arcs. */
const pitch = 100;
const arcs = [300, 240, 180, 120, 60];

const positions = (length: number, step: number): number[] => Array.from({ length: Math.max(0, Math.ceil(length / step) - 1) }, (_, at) => (at + 1) * step);
const wave = (y: number, width: number, step: number): string => `M0 ${y}q${step} ${-step} ${step * 2} 0${'t'.concat(`${step * 2} 0`).repeat(Math.ceil(width / step / 2))}`;

/** Milled grooves of a panel. */
export const Grooves = ({ drawing: { width, height, grooves, isLevel, scale = 1, hex } }: { drawing: Drawing }) => {
  if (!grooves) return null;
  const step = pitch * scale;
  const upright = positions(width, step).map((x) => `M${x} 0V${height}`);
  const level = positions(height, step).map((y) => `M0 ${y}H${width}`);
  if (grooves === 'arcs') return <Arcs {...{ width, height, scale, hex }} />;
  const diagonals = positions(width + height, step * Math.SQRT2).flatMap((at) => [`M${at} 0L${at - height} ${height}`, `M${at - height} 0L${at} ${height}`]);
  const d = {
    lines: () => (isLevel ? level : upright),
    grid: () => [...upright, ...level],
    diamonds: () => diagonals,
    waves: () => positions(height + step, step).map((y) => wave(y, width, step)),
  }[grooves]();
  return <path data-part="groove" fill="none" d={d.join('')} />;
};

/** Arcs like scales: each row covers the lower half of the one above. */
const Arcs = ({ width, height, scale, hex }: { width: number; height: number; scale: number; hex: string }) => {
  const radius = arcs[0]! * scale;
  const rows = Math.ceil(height / radius) + 2;
  const columns = Math.ceil(width / radius / 2) + 2;
  return (
    <>
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_unused, column) =>
          arcs.map((arc) => (
            <circle
              key={`${row} ${column} ${arc}`}
              data-part="groove"
              cx={(column * 2 - (row % 2 ? 1 : 0)) * radius}
              cy={row * radius}
              r={arc * scale}
              fill={arc === arcs[0] ? hex : 'none'}
            />
          )),
        ),
      )}
    </>
  );
};
