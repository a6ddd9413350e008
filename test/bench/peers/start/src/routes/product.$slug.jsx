import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Product } from '../../../shared/pages.jsx';
import { productQuery } from '../queries.js';

const Page = () => {
  const { data } = useSuspenseQuery(productQuery(Route.useParams().slug));
  return <Product product={data} />;
};

export const Route = createFileRoute('/product/$slug')({
  loader: ({ context, params }) => context.queryClient.ensureQueryData(productQuery(params.slug)),
  component: Page,
});
