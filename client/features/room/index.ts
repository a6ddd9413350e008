import type { Namespace } from '../../core/messages.js';

export { Calculator } from './calculator.js';
export { CalculatorPart } from './calculator-part.js';
export { loadRoom } from './load-room.js';
/** Text namespaces of the calculator. */
export const namespaces: readonly Namespace[] = ['project', 'product', 'yup'];
