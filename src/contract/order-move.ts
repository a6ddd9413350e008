import { z } from 'zod';
import { idOf, isRecord, optionalMessage, optionalText, Quantity } from './fields.js';
import { Money } from './money.js';
import { maximumLines } from './order.js';

const fields = {
  /** Carrier of a shipped order, as mails and pages name it; `domain/carriers.ts` lists those with a tracking page. */
  carrier: optionalText(60),
  tracking: optionalText(60),
  /** For the buyer. */
  reason: optionalMessage(500),
  /** For the shop; buyers do not see it. */
  text: optionalMessage(1000),
  /** Some pieces; of a line without quantity, all that are left. */
  lines: z
    .array(z.strictObject({ id: idOf('orderLine'), quantity: Quantity.optional() }))
    .min(1)
    .max(maximumLines)
    .optional(),
  /** With `lines`: also what is left of the delivery price. */
  withDelivery: z.literal(true).optional(),
  amount: Money.optional(),
  /** Everything that is left. A move that pays money needs this, `lines` or `amount`. */
  all: z.literal(true).optional(),
};
type Field = keyof typeof fields;

interface Move {
  needs?: readonly Field[];
  /** Exactly one of these is required. */
  oneOf?: readonly Field[];
  may?: readonly Field[];
}
/** Moves of a placed order, with the fields of each. The moves of the command line have the same names. */
export const orderMoveTable = {
  produce: {},
  ship: { may: ['carrier', 'tracking'] },
  deliver: {},
  paid: {},
  cancel: { needs: ['reason'], oneOf: ['lines', 'all'], may: ['withDelivery'] },
  refund: { oneOf: ['lines', 'amount', 'all'], may: ['withDelivery'] },
  returned: { oneOf: ['lines', 'all'] },
  note: { needs: ['text'] },
} as const satisfies Record<string, Move>;
export type OrderMove = keyof typeof orderMoveTable;
export const orderMoves = Object.keys(orderMoveTable) as [OrderMove, ...OrderMove[]];

interface Values extends Partial<Record<Field, unknown>> {
  move: OrderMove;
}
const isGiven = (values: Values, field: Field): boolean => values[field] !== undefined;
const faultOf = (values: Values, field: Field): 'required' | 'unknown' | undefined => {
  const { needs = [], oneOf = [], may = [] }: Move = orderMoveTable[values.move];
  if (!isGiven(values, field)) return needs.includes(field) || (oneOf[0] === field && !oneOf.some((one) => isGiven(values, one))) ? 'required' : undefined;
  const isExtra = oneOf.includes(field) && oneOf.slice(0, oneOf.indexOf(field)).some((one) => isGiven(values, one));
  const isIdle = field === 'withDelivery' && !isGiven(values, 'lines');
  return isExtra || isIdle || ![...needs, ...oneOf, ...may].includes(field) ? 'unknown' : undefined;
};

const codes = ['required', 'unknown'] as const;
/** A move with the fields that it needs, and no others. */
export const MoveOrder = (Object.keys(fields) as Field[]).reduce(
  (schema, field) =>
    codes.reduce(
      (ruled, code) =>
        ruled.refine((values) => faultOf(values as Values, field) !== code, {
          path: [field],
          message: `yup.errors.mixed.${code}`,
          when: ({ value }) => isRecord(value) && orderMoves.some((move) => move === value['move']),
        }),
      schema,
    ),
  z.strictObject({ id: idOf('order'), move: z.enum(orderMoves), ...fields }),
);
export type MoveOrder = z.output<typeof MoveOrder>;
