/** Colours of remarks, equal on all sites. Remarks also have an icon, so that they do not depend on colour alone. */
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

/** Font families of headings and text, which every site serves. */
export const families = { heading: 'Bricolage Grotesque Variable', text: 'Hanken Grotesk Variable' } as const;
