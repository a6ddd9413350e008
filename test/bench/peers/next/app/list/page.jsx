import Link from 'next/link';
import { List } from '../../../shared/pages.jsx';
import { chosenOf, listOf } from '../../../shared/select.js';
import { ListFilter } from '../list-filter.jsx';

/** Rendered for each request, because it reads the search parameters. */
export default async function Page({ searchParams }) {
  const list = listOf(chosenOf((await searchParams).filter));
  return <List list={list} Link={Link} filter={<ListFilter facets={list.facets} chosen={list.chosen} />} />;
}
