import { href, queryOf } from '../../../src/contract/routes.js';
import { type LoadContext, Redirect } from '../../core/page.js';
import { choicesIn, queryOfChoices } from './list-choices.js';

/**
 * Filters, sort and page of a list's address.
 * @param kept other known parameters of the query in canonical form; unknown parameters stay unchanged
 * @throws Redirect to the canonical address when the query has another form or contains invalid values
 */
export const canonicalChoices = ({ key, params, search, locale }: LoadContext, kept: Readonly<Record<string, string | undefined>> = {}, isSearch = false) => {
  const choices = choicesIn({ search }, isSearch);
  const own = { ...kept, ...queryOfChoices(choices, isSearch) };
  const others = Object.fromEntries(Object.entries(queryOf(search)).filter(([name]) => !(name in own)));
  const bare = href(key, locale, params);
  const canonical = href(key, locale, params, { ...own, ...others });
  if (canonical !== (search.size > 0 ? `${bare}?${search}` : bare)) throw new Redirect(canonical);
  return choices;
};
