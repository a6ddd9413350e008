import type { Look } from '../../src/contract/brands.js';

/** Logo: a block of foam with open cells. */
export const look: Look = {
  logo: {
    viewBox: '0 0 34 34',
    shapes: [
      { d: 'M2 2h30v30H2z', fill: '#2a2d31', onDark: '#44484e' },
      { d: 'M13 7.5a5.5 5.5 0 100 11a5.5 5.5 0 100-11z', fill: '#f59a00', plain: 'paper' },
      {
        d: 'M24 6.5a3 3 0 100 6a3 3 0 100-6zM24.5 16.5a4.5 4.5 0 100 9a4.5 4.5 0 100-9zM14 21.5a3.5 3.5 0 100 7a3.5 3.5 0 100-7zM7 21a2 2 0 100 4a2 2 0 100-4z',
        fill: '#f7f7f5',
        plain: 'paper',
      },
    ],
  },
  divider: 'ruler',
  hero: 'bleed',
};
