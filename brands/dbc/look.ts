import type { Look } from '../../src/contract/brands.js';

/** Logo: sound waves that a wall stops. */
export const look: Look = {
  logo: {
    viewBox: '0 0 34 34',
    shapes: [
      { d: 'M4 17a2.6 2.6 0 105.2 0a2.6 2.6 0 10-5.2 0z', fill: '#008fd6' },
      { d: 'M12 10.5a9.2 9.2 0 010 13M16.5 6.5a15 15 0 010 21M21 3a20.5 20.5 0 010 28', stroke: '#008fd6', strokeWidth: 2.6 },
      { d: 'M28 2h4v30h-4z', fill: '#0f2433', onDark: '#f6f8fa' },
    ],
  },
  divider: 'wave',
  hero: 'dark',
};
