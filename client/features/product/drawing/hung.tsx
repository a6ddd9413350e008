import type { Drawing } from '../../../../src/domain/drawing.js';
import { darker, lighter } from './tones.js';
import { type Focus, Sheet } from './sheet.js';

/** Number of fins of the ring that are seen from one side. */
const fins = 42;

/** Feet of the cords on the goods, from the left. */
const feetOf = ({ body, width }: Drawing): number[] => {
  if (body === 'dome') return [width / 2];
  return body === 'ring' ? [width * 0.08, width / 2, width * 0.92] : [width / 8, width * (7 / 8)];
};

/** Goods that hang from the ceiling, from the side: baffle, dome or ring. */
export const HungDrawing = ({ drawing, focus }: { drawing: Drawing; focus?: Focus | undefined }) => {
  const { body, width, height, hex, cord = 0, cordHex = '#8e9194', canopyHex, lightHex } = drawing;
  const middle = width / 2;
  const hasCanopy = canopyHex !== undefined && canopyHex !== null;
  const ceiling = Math.max(width, cord / 3);
  return (
    <Sheet {...{ drawing, focus }} above={cord}>
      <path stroke="var(--ink-muted)" d={`M${middle - ceiling / 2} ${-cord}h${ceiling}`} />
      {feetOf(drawing).map((x) => (
        <path key={x} stroke={cordHex ?? '#8e9194'} strokeWidth={Math.max(body === 'dome' ? 12 : 6, cord / 300)} d={`M${body === 'baffle' ? x : middle} ${-cord}L${x} 0`} />
      ))}
      {hasCanopy && <path fill={canopyHex} stroke={darker(canopyHex)} d={`M${middle - 80} ${-cord}h160v${40}h-160z`} />}
      {body === 'baffle' && <path fill={hex} stroke={darker(hex)} d={`M0 0h${width}v${height}h${-width}z`} />}
      {body === 'dome' && (
        <>
          <path fill={hex} stroke={darker(hex)} d={`M0 ${height}A${middle} ${height} 0 0 1 ${width} ${height}z`} />
          <path stroke={lighter(hex, 0.5)} strokeWidth={9} d={`M4 ${height - 4}H${width - 4}`} />
        </>
      )}
      {body === 'ring' && (
        <>
          <rect x={width * 0.06} y={height * 0.2} width={width * 0.88} height={height * 0.6} fill={lightHex} />
          {Array.from({ length: fins }, (_, at) => middle - middle * Math.cos((Math.PI * (at + 0.5)) / fins)).map((x) => (
            <rect key={x} x={x - 4.5} width={9} height={height} fill={hex} />
          ))}
        </>
      )}
    </Sheet>
  );
};
