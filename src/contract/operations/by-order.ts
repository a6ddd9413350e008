import { z } from 'zod';
import { idOf } from '../fields.js';

/** Input of the operations on one order. */
export const byOrder = z.strictObject({ id: idOf('order') });
