import type { Theme } from '../../src/contract/brands.js';
import { families, stateColors } from '../shared/states.js';

/** Easy Felt: large radii, sand and moss green. */
export const theme: Theme = {
  colors: {
    paper: '#f6f2ea',
    card: '#ece6d9',
    line: '#d9d0bf',
    ink: '#232a1d',
    inkMuted: '#575e4f',
    surface: '#fdfbf6',
    primary: '#56702e',
    onPrimary: '#fdfbf6',
    primarySoft: '#e3ead3',
    tertiary: '#2f6f93',
    tertiaryText: '#255c7b',
    dark: '#232a1d',
    onDark: '#f6f2ea',
    onDarkMuted: '#bcc2ae',
    accentOnDark: '#b5cd86',
    ...stateColors,
    // Darker than on other sites, because it is also text on the darker card.
    success: '#277146',
  },
  radius: { control: '14px', surface: '22px', large: '28px', pill: '999px' },
  font: { ...families, weight: 600, tracking: '-0.02em', scale: 1 },
};
