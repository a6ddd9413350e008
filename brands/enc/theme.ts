import type { Theme } from '../../src/contract/brands.js';

/** ENC: paper, ink and one orange action a view. */
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
    success: '#2b7a4b',
    successSoft: '#e2f1e6',
    warning: '#8f5500',
    warningSoft: '#ffefd6',
    danger: '#b3261e',
    dangerSoft: '#fbe6e4',
    info: '#00608f',
    infoSoft: '#e0f0f9',
  },
  radius: { control: '10px', surface: '16px', large: '24px', pill: '999px' },
  font: { heading: 'Bricolage Grotesque Variable', text: 'Hanken Grotesk Variable' },
};
