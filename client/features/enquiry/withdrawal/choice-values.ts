import { z } from 'zod';
import { WithdrawalChoice, type WithdrawalOffer } from '../../../../src/contract/withdrawal.js';
import { lineKey } from '../../../../src/domain/line-key.js';
import { readQuantity } from '../../../../src/domain/typed-number.js';

/** Values of the form with the lines of an order. */
export interface ChoiceValues {
  /** Ids of the ticked lines. */
  lines: string[];
  /** Typed quantity by `lineKey`. */
  quantities: Record<string, string>;
  reason: string;
  /** Highest quantity by `lineKey`; not a field. */
  left: Record<string, number>;
}

const piecesOf = (typed: string, left: number): number | undefined => {
  const read = readQuantity(typed);
  return read !== undefined && read >= 1 && read <= left ? read : undefined;
};

/** Rules of the form. An error of a quantity is at its field; only quantities of ticked lines count. */
export const ChoiceForm = z
  .custom<ChoiceValues>()
  .transform(
    ({ lines, quantities, reason, left }, context): z.input<typeof WithdrawalChoice> => ({
      lines: lines.map((id) => {
        const key = lineKey(id);
        const quantity = piecesOf(quantities[key] ?? '', left[key] ?? 0);
        if (quantity === undefined) context.addIssue({ code: 'custom', path: ['quantities', key], message: 'yup.errors.mixed.notType' });
        return { id, quantity: quantity ?? 0 };
      }),
      reason,
    }),
  )
  .pipe(WithdrawalChoice);

/** Prefix of the quantities of a form that was posted without scripts and rejected; its fields are in the query. */
const prefix = 'quantities.';

/** Values of the form that was posted without scripts and rejected. Undefined: there is none, or its values were too long for an address. */
const postedIn = (search: URLSearchParams): Omit<ChoiceValues, 'left'> | undefined => {
  const typed = [...search].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value.slice(0, 40)] as const] : []));
  if (typed.length === 0) return undefined;
  return { lines: search.getAll('lines'), quantities: Object.fromEntries(typed), reason: search.get('reason') ?? '' };
};

/** Initial values: all lines with all their remaining pieces, or those of a rejected form. */
export const choiceValuesOf = (lines: readonly Pick<WithdrawalOffer['lines'][number], 'id' | 'left'>[], search: URLSearchParams): { values: ChoiceValues; isPosted: boolean } => {
  const left = Object.fromEntries(lines.map((line) => [lineKey(line.id), line.left]));
  const all = Object.fromEntries(lines.map((line) => [lineKey(line.id), String(line.left)]));
  const posted = postedIn(search);
  if (!posted) return { values: { lines: lines.map(({ id }) => id), quantities: all, reason: '', left }, isPosted: false };
  const known = posted.lines.filter((id) => lineKey(id) in left);
  return { values: { ...posted, lines: known, quantities: { ...all, ...posted.quantities }, left }, isPosted: true };
};
