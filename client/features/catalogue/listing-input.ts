import brand from '#brand';
import type { ActiveRoute } from '../../core/page.js';
import { choicesIn, inputOfChoices } from '../../ui/filter/list-choices.js';

/**
 * Returns the input of the product list for a place.
 * @throws PageNotFound when the page number exceeds the maximum
 */
export const listingInput = (route: Pick<ActiveRoute, 'search'>, category?: string) => ({
  ...(category && { category }),
  ...inputOfChoices(choicesIn(route)),
  pageSize: brand.pageSize.products,
});
