/** Does something once what was touched is on the screen: what follows from it keeps nobody waiting then (web.dev/articles/optimize-inp). */
export const afterPaint = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));
