import type { Drawing } from '../../../../src/domain/drawing.js';
import { darker, lighter, spread } from './tones.js';

/** Units of the picture for a millimetre, and the width of the cut piece. */
const [perMillimetre, width] = [1.4, 360];
const flakes = ['#5c6e86', '#8a5a4a', '#6d7f63', '#3f4145'];

const Cells = ({ cells, height, hex }: { cells: NonNullable<Drawing['cells']>; height: number; hex: string }) => {
  const places = spread(Math.round((width * height) / (cells === 'flakes' ? 260 : 150))).map(({ x, y, z }) => ({ x: 6 + x * (width - 12), y: 4 + y * Math.max(0, height - 8), z }));
  const stroke = darker(hex, 0.35);
  if (cells === 'felt') return <path stroke={stroke} strokeWidth={1} d={places.map(({ x, y, z }) => `M${x} ${y}l${6 * z - 3} ${3 - 6 * z}`).join('')} />;
  if (cells === 'flakes') return places.map(({ x, y, z }) => <path key={`${x} ${y}`} fill={flakes[Math.floor(z * 4)]!} d={`M${x - 6} ${y}l5 ${-4 - 2 * z} 7 3 -2 6z`} />);
  return places.map(({ x, y, z }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={cells === 'open' ? 2 + 3 * z : 1.6} stroke={stroke} strokeWidth={cells === 'open' ? 1 : 2} />);
};

/** Section of a flat piece: thickness to scale, structure, film and adhesive. */
export const Section = ({ drawing: { thickness = 0, cells, hex, hasFilm, hasAdhesive, bevel } }: { drawing: Drawing }) => {
  const height = thickness * perMillimetre;
  const cut = bevel === 'all' ? Math.min(height, 40) : 0;
  return (
    <g transform={`translate(0 ${(150 - height) / 2})`}>
      <path fill={lighter(hex, 0.12)} stroke={darker(hex)} strokeWidth={1.5} d={`M${cut} 0H${width}V${height}H0V${cut}z`} />
      {cells && <Cells {...{ cells, height, hex }} />}
      {hasFilm && <path stroke="var(--ink)" strokeWidth={5} d={`M0 -2.5H${width}`} />}
      {hasAdhesive && <path stroke="var(--accent)" strokeWidth={5} strokeDasharray="14 6" d={`M0 ${height + 3}H${width}`} />}
      <path data-part="measure" d={`M${width + 22} 0h24m-12 0V${height}m-12 0h24`} />
      <text x={width + 62} y={height / 2 + 10}>{`${thickness}\u00a0mm`}</text>
    </g>
  );
};
