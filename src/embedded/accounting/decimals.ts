/** Minor units as a decimal number with a point, `-12.50`. */
export const inDecimals = (minor: number): string => (minor / 100).toFixed(2);
