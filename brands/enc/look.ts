import type { Look } from '../../src/contract/brands.js';

/** Logo: a decaying wave in a disc. */
export const look: Look = {
  logo: {
    viewBox: '0 0 34 34',
    shapes: [
      { d: 'M17 0a17 17 0 100 34a17 17 0 100-34z', fill: '#14202b' },
      { d: 'M17 .25a16.75 16.75 0 100 33.5a16.75 16.75 0 100-33.5z', stroke: '#566270', strokeWidth: 0.5 },
      {
        d: 'M6 17.5c1 0 1.3-5.5 2.7-5.5 1.9 0 1.9 11 3.8 11 1.7 0 1.7-8.5 3.4-8.5 1.5 0 1.5 5.5 3 5.5 1.2 0 1.3-3 2.5-3 .9 0 1 .8 2 .8H28',
        stroke: '#f59a00',
        strokeWidth: 1.9,
        plain: 'paper',
      },
    ],
  },
  divider: 'wave',
  hero: 'bleed',
};
