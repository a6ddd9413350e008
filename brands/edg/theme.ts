import type { Theme } from '../../src/contract/brands.js';
import { families, stateColors } from '../shared/states.js';

/** EDG: dark and light only, large type. */
export const theme: Theme = {
  colors: {
    paper: '#fbfaf7',
    card: '#f1f0ec',
    line: '#d8d6cf',
    ink: '#14202b',
    inkMuted: '#56616b',
    surface: '#ffffff',
    primary: '#14202b',
    onPrimary: '#fbfaf7',
    primarySoft: '#e8e7e2',
    tertiary: '#14202b',
    tertiaryText: '#14202b',
    dark: '#14202b',
    onDark: '#fbfaf7',
    onDarkMuted: '#b9bec3',
    accentOnDark: '#fbfaf7',
    ...stateColors,
  },
  radius: { control: '0px', surface: '0px', large: '0px', pill: '0px' },
  font: { ...families, weight: 560, tracking: '-0.032em', scale: 1.2 },
};
