import brand from '#brand';
import type { Place } from '../../core/page.js';
import { choicesIn, inputOfChoices } from '../../ui/filter/list-choices.js';

/**
 * What a listing asks for at a place.
 * @throws PageNotFound beyond any list's last page
 */
export const listingInput = (place: Pick<Place, 'search'>, category?: string) => ({
  ...(category && { category }),
  ...inputOfChoices(choicesIn(place)),
  pageSize: brand.pageSize.products,
});
