import type { Look } from '../../src/contract/brands.js';

/** Logo: three felt tiles in different colours. */
export const look: Look = {
  logo: {
    viewBox: '0 0 34 34',
    shapes: [
      { d: 'M9 2.5l7.4 4.2v8.5L9 19.4l-7.4-4.2V6.7z', fill: '#56702e' },
      { d: 'M25 2.5l7.4 4.2v8.5L25 19.4l-7.4-4.2V6.7z', fill: '#2f6f93' },
      { d: 'M17 16.2l7.4 4.2v8.5L17 33.1l-7.4-4.2v-8.5z', fill: '#b85c38' },
    ],
  },
  divider: 'wave',
  hero: 'inset',
};
