/** Media queries by the theme's breakpoints, for interpolation into static styles: `${from.md} { … }`. */
export const from = {
  sm: '@media (min-width: 576px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 992px)',
  xl: '@media (min-width: 1200px)',
  xxl: '@media (min-width: 1400px)',
} as const;

/** Below the width at which the menu fits. */
export const belowLg = '@media (max-width: 991.98px)';

/** Below two columns, as on a phone. */
export const belowMd = '@media (max-width: 767.98px)';

/** Two columns, as on a tablet. */
export const onlyMd = '@media (min-width: 768px) and (max-width: 991.98px)';
