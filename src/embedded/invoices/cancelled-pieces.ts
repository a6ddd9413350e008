import type { CreditNoteRow } from './invoice.store.js';

type Note = Pick<CreditNoteRow, 'source' | 'lines'>;

/** Pieces of each line that ops cancelled while the rest of the order went on. */
export const cancelledPieces = (notes: readonly Note[]): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of notes.filter(({ source }) => source.startsWith('pieces:')).flatMap(({ lines }) => lines))
    if (lineId !== null) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return pieces;
};

/** Lines of an order without the pieces that ops cancelled: those are neither taken from the stock nor delivered. */
export const withoutCancelled = <Line extends { id: string; quantity: number }>(lines: readonly Line[], notes: readonly Note[]): Line[] => {
  const gone = cancelledPieces(notes);
  return lines.map((line) => ({ ...line, quantity: line.quantity - (gone.get(line.id) ?? 0) })).filter(({ quantity }) => quantity > 0);
};
