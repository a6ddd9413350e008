import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Filter } from '../../../shared/filter.jsx';
import { List } from '../../../shared/pages.jsx';
import { Link } from '../link.jsx';
import { listQuery } from '../queries.js';

const Page = () => {
  const { filter = [] } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(listQuery(filter));
  return <List list={data} Link={Link} filter={<Filter facets={data.facets} chosen={filter} onChoose={(next) => navigate({ search: { filter: next } })} />} />;
};

export const Route = createFileRoute('/list')({
  validateSearch: ({ filter }) => (Array.isArray(filter) ? { filter: filter.map(String) } : {}),
  loaderDeps: ({ search: { filter = [] } }) => ({ filter }),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(listQuery(deps.filter)),
  component: Page,
});
