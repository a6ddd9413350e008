import type { Drawing } from '../../../../src/domain/drawing.js';
import { type Focus, Sheet } from './sheet.js';
import { darker, lighter } from './tones.js';

/** A block from the front and above, cut into slices over its height. */
export const BlockDrawing = ({ drawing, focus }: { drawing: Drawing; focus?: Focus | undefined }) => {
  const { width, height, depth = 0, hex, slices = 1 } = drawing;
  // Cabinet projection: the depth at half its length, at 45°; the measures are those of the front.
  const back = depth / 2 / Math.SQRT2;
  const cuts = Array.from({ length: slices - 1 }, (_, at) => ((at + 1) * height) / slices);
  const line = darker(hex, 0.45);
  return (
    <Sheet {...{ drawing, focus }}>
      <g transform={`translate(0 ${back / 2}) scale(${width / (width + back)})`}>
        <path fill={lighter(hex, 0.4)} stroke={line} d={`M0 0l${back} ${-back}h${width}l${-back} ${back}z`} />
        <path fill={darker(hex, 0.16)} stroke={line} d={`M${width} 0l${back} ${-back}v${height}l${-back} ${back}z`} />
        <path fill={hex} stroke={line} d={`M0 0h${width}v${height}h${-width}z`} />
        <path stroke={line} strokeOpacity={slices > 10 ? 0.45 : 1} d={cuts.map((y) => `M0 ${y}H${width}l${back} ${-back}`).join('')} />
      </g>
    </Sheet>
  );
};
