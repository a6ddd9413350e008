import type { Panel } from '../../../src/domain/panel.js';
import { useTexts } from '../../core/texts.js';
import { OwnSlideBlock } from './print/own-slide.styles.js';

/** Sides of the square picture, and of the part of it that the panel fills. */
const [side, filled] = [1000, 720];
/** Width of a bevel of 45° in a panel of about 12 mm. */
const bevelMm = 12;

/** Drawing of a panel to scale, with its measures. */
export const PanelSlide = ({ panel }: { panel: Panel }) => {
  const t = useTexts('product');
  const scale = filled / Math.max(panel.width, panel.height);
  const [width, height, radius, bevel] = [panel.width * scale, panel.height * scale, (panel.radius ?? 0) * scale, bevelMm * scale];
  const [x, y] = [(side - width) / 2 + 30, (side - height) / 2 - 30];
  const [right, bottom] = [x + width, y + height];
  const isWide = width > height;
  /** Positions of the grooves along a side. */
  const grooves = (length: number) => Array.from({ length: panel.grid ? Math.ceil(length / panel.grid) - 1 : 0 }, (_, at) => (at + 1) * panel.grid! * scale);
  const long = isWide ? `M${x} ${y + bevel}H${right}M${x} ${bottom - bevel}H${right}` : `M${x + bevel} ${y}V${bottom}M${right - bevel} ${y}V${bottom}`;
  return (
    <OwnSlideBlock data-kind="panel" viewBox={`0 0 ${side} ${side}`}>
      <title>{t('panel.own', { width: panel.width, height: panel.height })}</title>
      <rect data-part="shadow" x={x + 6} y={y + 12} width={width} height={height} rx={radius} />
      <rect {...{ x, y, width, height }} rx={radius} fill={panel.hex} />
      <path
        data-part="groove"
        d={
          grooves(panel.width)
            .map((at) => `M${x + at} ${y}V${bottom}`)
            .join('') +
          grooves(panel.height)
            .map((at) => `M${x} ${y + at}H${right}`)
            .join('')
        }
      />
      {panel.bevel === 'all' && (
        <rect data-part="bevel" x={x + bevel} y={y + bevel} width={Math.max(0, width - 2 * bevel)} height={Math.max(0, height - 2 * bevel)} rx={Math.max(0, radius - bevel)} />
      )}
      {panel.bevel === 'long' && <path data-part="bevel" d={long} />}
      <path data-part="measure" d={`M${x} ${bottom + 24}v24m0 -12H${right}m0 -12v24M${x - 24} ${y}h-24m12 0V${bottom}m-12 0h24`} />
      <text x={x + width / 2} y={bottom + 76} textAnchor="middle">
        {`${panel.width}\u00a0mm`}
      </text>
      <text transform={`translate(${x - 54} ${y + height / 2}) rotate(-90)`} textAnchor="middle">
        {`${panel.height}\u00a0mm`}
      </text>
    </OwnSlideBlock>
  );
};
