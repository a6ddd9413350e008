import type { Look } from '../../src/contract/brands.js';
import { groupBrands } from './group-brands.js';

/** Logo: five strokes of decreasing height, one for each brand. */
export const look: Look = {
  logo: { viewBox: '0 0 34 34', shapes: [{ d: 'M3 2h3.4v30H3zM9.6 6.5H13v21H9.6zM16.2 10.5h3.4v13h-3.4zM22.8 13.5h3.4v7h-3.4zM29.4 15.6h2.8v2.8h-2.8z', fill: '#14202b' }] },
  divider: 'line',
  hero: 'bleed',
  marks: groupBrands,
};
