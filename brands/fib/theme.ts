import type { Theme } from '../../src/contract/brands.js';
import { families, stateColors } from '../shared/states.js';

/** Fibers & Foams: square corners, charcoal, orange main action. */
export const theme: Theme = {
  colors: {
    paper: '#f7f7f5',
    card: '#ecedea',
    line: '#d2d4d1',
    ink: '#2a2d31',
    inkMuted: '#595e65',
    surface: '#ffffff',
    primary: '#f59a00',
    onPrimary: '#1d2023',
    primarySoft: '#ffefd6',
    tertiary: '#008fd6',
    tertiaryText: '#00608f',
    dark: '#2a2d31',
    onDark: '#f7f7f5',
    onDarkMuted: '#b9bdc2',
    accentOnDark: '#f59a00',
    ...stateColors,
    // Darker than on other sites, because it is also text on the darker card.
    success: '#277146',
  },
  radius: { control: '2px', surface: '2px', large: '2px', pill: '2px' },
  font: { ...families, weight: 650, tracking: '-0.012em', scale: 0.93 },
  sectionEdge: 'ruler',
};
