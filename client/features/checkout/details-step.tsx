import { localeTable } from '../../../src/contract/locales.js';
import type { Order } from '../../../src/contract/order.js';
import { useLocale } from '../../core/locale.js';
import { DetailsForm } from './details-form.js';
import { restoredValues, valuesOf } from './details-values.js';
import { recall } from './tab-memory.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';

/** Who orders. What was typed in this tab counts more than what the order knows; it is there only after hydration. */
export const DetailsStep = ({ order }: { order: Order }) => {
  const { country } = localeTable[useLocale()];
  const kept = useIsHydrated() ? recall('details') : null;
  return <DetailsForm key={kept ? 'restored' : 'known'} initial={restoredValues(kept, valuesOf(order.details, country))} />;
};
