import Link from 'next/link';
import { List } from '../../../../shared/pages.jsx';
import { listOf } from '../../../../shared/select.js';
import { ListFilter } from '../../list-filter.jsx';

export const revalidate = 60;

export default function Page() {
  const list = listOf([]);
  return <List list={list} Link={Link} filter={<ListFilter facets={list.facets} chosen={[]} />} />;
}
