import type { Drawing } from '../../../../src/domain/drawing.js';
import { useTexts } from '../../../core/texts.js';
import { type Focus, Sheet } from './sheet.js';
import { darker, lighter } from './tones.js';

interface FeltProps {
  drawing: Drawing;
  focus?: Focus | undefined;
}

/** Blades of a ceiling from below, and how they hang, in section. */
export const BladesDrawing = ({ drawing, focus }: FeltProps) => {
  const t = useTexts('product');
  const { width, height, hex, blades = 1, cord = 0 } = drawing;
  const step = (width - 24) / Math.max(1, blades - 1);
  const scale = Math.min(620 / width, 150 / (cord + 290));
  const detail = {
    label: t('drawing.section'),
    content: (
      <>
        {cord > 0 && focus === undefined && <text x={width * scale + 40} y={(cord * scale) / 2 + 10}>{`${cord}\u00a0mm`}</text>}
        <g transform={`scale(${scale})`} strokeWidth={3 / scale}>
          <path stroke="var(--ink-muted)" d={`M-60 0h${width + 120}`} />
          {[0.1, 0.9].map((at) => cord > 0 && <path key={at} stroke="var(--ink-muted)" strokeWidth={2 / scale} d={`M${width * at} 0v${cord}`} />)}
          {Array.from({ length: blades }, (_, at) => (
            <rect key={at} x={at * step} y={cord} width={Math.max(24, 4 / scale)} height={200 - 90 * Math.cos((at * Math.PI * 2) / 7)} fill={hex} />
          ))}
        </g>
      </>
    ),
  };
  return (
    <Sheet {...{ drawing, focus, detail }}>
      {[height * 0.2, height * 0.8].map((y) => (
        <rect key={y} x={-20} y={y - 20} width={width + 40} height={40} fill="#efeeea" stroke="var(--ink-muted)" />
      ))}
      {Array.from({ length: blades }, (_, at) => (
        <rect key={at} x={at * step} width={24} height={height} fill={hex} />
      ))}
    </Sheet>
  );
};

/** Columns of the field of hexagons, 300 mm from point to point and 260 mm between the flat sides, 4 mm apart. */
const columns = [4, 3, 4, 3, 4];
/** Tones of the tiles by column, so that no two of a tone lie together. */
const order = 'dlmd mdl lmdm dlm mldl'.replaceAll(' ', '');
/** Tiles that an accent replaces, all of the medium tone. */
const accents = new Set([2, 8, 13]);
const hexagon = 'M0 130L75 0H225L300 130L225 260H75z';

/** A pack of hexagons in their tones, laid as a field. */
export const TilesDrawing = ({ drawing, focus }: FeltProps) => {
  const { hex, tones, accentHex } = drawing;
  const colourOf = (tone: string): string => (tone === 'l' ? lighter(hex) : tone === 'd' ? darker(hex) : hex);
  const places = columns.flatMap((count, column) => Array.from({ length: count }, (_, row) => ({ x: column * 229, y: row * 264 + (4 - count) * 132 })));
  return (
    <Sheet {...{ drawing, focus }}>
      {places.map(({ x, y }, at) => {
        const colour = accentHex && accents.has(at) ? accentHex : colourOf(tones === 'mixed' ? order[at]! : tones![0]!);
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <path fill={darker(colour, 0.14)} d={hexagon} />
            <path fill={colour} transform="translate(150 130) scale(.9) translate(-150 -130)" d={hexagon} />
          </g>
        );
      })}
    </Sheet>
  );
};
