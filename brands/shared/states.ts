/** Colours of remarks, the same on every site; never colour alone. */
export const stateColors = {
  success: '#2b7a4b',
  successSoft: '#e2f1e6',
  warning: '#8f5500',
  warningSoft: '#ffefd6',
  danger: '#b3261e',
  dangerSoft: '#fbe6e4',
  info: '#00608f',
  infoSoft: '#e0f0f9',
} as const;

/** Both families are served with every site. */
export const families = { heading: 'Bricolage Grotesque Variable', text: 'Hanken Grotesk Variable' } as const;
