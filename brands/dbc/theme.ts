import type { Theme } from '../../src/contract/brands.js';
import { families, stateColors } from '../shared/states.js';

/** DBC: cool background, blue as primary colour. */
export const theme: Theme = {
  colors: {
    paper: '#f6f8fa',
    card: '#eaeff4',
    line: '#d1dae3',
    ink: '#12212e',
    inkMuted: '#51606d',
    surface: '#ffffff',
    primary: '#00608f',
    onPrimary: '#f6f8fa',
    primarySoft: '#dcecf6',
    tertiary: '#008fd6',
    tertiaryText: '#00608f',
    dark: '#0f2433',
    onDark: '#f6f8fa',
    onDarkMuted: '#aebccb',
    accentOnDark: '#5cc0f2',
    ...stateColors,
  },
  radius: { control: '8px', surface: '12px', large: '18px', pill: '8px' },
  font: { ...families, weight: 600, tracking: '-0.018em', scale: 1 },
};
