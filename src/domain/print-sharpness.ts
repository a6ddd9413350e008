import type { Print } from './dpi.js';

const millimetresPerInch = 25.4;
/** Smallest detail that an eye with visual acuity 1.0 separates: one minute of arc, in radians. @see ISO 8596 */
const minuteOfArc = Math.PI / 180 / 60;

/** Distance from which single pixels of a print cannot be separated any more, in metres, rounded up to 0.1 m. */
export const sharpFrom = (dpi: number): number => Math.ceil(millimetresPerInch / dpi / Math.tan(minuteOfArc) / 100) / 10;

/**
 * Distance from which a print on a wall is usually looked at, in metres: 1.5 times its diagonal, at least 1 m.
 * @see https://photo.stackexchange.com/questions/17835 the rule of thumb, 1.5 to 2 times, of which the nearer is taken
 */
export const viewingDistance = ({ width, height }: Pick<Print, 'width' | 'height'>): number => Math.max(1, Math.round(Math.hypot(width, height) * 0.015) / 10);

/** Rates a print: sharp from its usual viewing distance, or only from further away. */
export const isSharp = (dpi: number, print: Pick<Print, 'width' | 'height'>): boolean => sharpFrom(dpi) <= viewingDistance(print);
