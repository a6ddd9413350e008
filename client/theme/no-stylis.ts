/** Stands for `stylis` in the browser's bundle: every rule is in the stylesheet already, so that styled-components compiles none there. */

const nothing = () => undefined;
export const RULESET = 'rule';
export const [compile, middleware, prefixer, rulesheet, serialize, stringify] = Array.from({ length: 6 }, () => nothing);
