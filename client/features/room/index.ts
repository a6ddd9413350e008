import type { Namespace } from '../../core/messages.js';

export { Calculator } from './calculator.js';
export { CalculatorPart } from './calculator-part.js';
export { loadRoom } from './load-room.js';
/** Texts the calculator speaks in. */
export const namespaces: readonly Namespace[] = ['project', 'product', 'yup'];
