import { look } from '#brand';
import { HairLine, RulerDrawing } from './wave.styles.js';
import { Wave } from './wave.js';

const ticks = 144;
const width = 1440;
const step = width / ticks;
/** Ruler ticks: every tenth is longest, every fifth medium. */
const ruler = Array.from({ length: ticks }, (_, at) => `M${at * step + 0.5} 0v${at % 10 === 0 ? 22 : at % 5 === 0 ? 14 : 8}`).join('');

const dividers = {
  wave: () => <Wave />,
  ruler: () => (
    <RulerDrawing aria-hidden="true" viewBox={`0 0 ${width} 24`} preserveAspectRatio="xMidYMin slice" fill="none" stroke="currentColor">
      <path d={ruler} />
    </RulerDrawing>
  ),
  line: () => <HairLine />,
} as const;

/** The brand's line of an empty state: nearly quiet, or its ruler. */
export const QuietLine = look.divider === 'ruler' ? dividers.ruler : () => <Wave kind="quiet" />;

/** The brand's divider below the hero. */
export const Divider = dividers[look.divider];
