/** Runs `then` after the next paint, so that it does not delay the visible response to an interaction (web.dev/articles/optimize-inp). */
export const afterPaint = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));
