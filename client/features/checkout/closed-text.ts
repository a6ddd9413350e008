import { useTexts } from '../../core/texts.js';
import type { ClosedDay } from './calendar.js';

/** Says why a day cannot be chosen. */
export const useClosedText = (): ((closed: ClosedDay) => string) => {
  const t = useTexts('checkout');
  return ({ reason, name }) => t(`delivery.calendar.closed.${reason}`, { name: name ?? '' });
};
