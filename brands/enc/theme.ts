import type { Theme } from '../../src/contract/brands.js';
import { families, stateColors } from '../shared/states.js';

/** ENC: warm white, dark blue, and orange for the main action of a view. */
export const theme: Theme = {
  colors: {
    paper: '#fbfaf7',
    card: '#f3f1ec',
    line: '#dfdad0',
    ink: '#14202b',
    inkMuted: '#566270',
    surface: '#ffffff',
    primary: '#f59a00',
    onPrimary: '#14202b',
    primarySoft: '#ffefd6',
    tertiary: '#008fd6',
    tertiaryText: '#00608f',
    dark: '#14202b',
    onDark: '#fbfaf7',
    onDarkMuted: '#b4bdc7',
    accentOnDark: '#f59a00',
    ...stateColors,
  },
  radius: { control: '10px', surface: '16px', large: '24px', pill: '999px' },
  font: { ...families, weight: 600, tracking: '-0.02em', scale: 1 },
};
