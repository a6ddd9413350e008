import { href } from '../../../src/contract/routes.js';
import { useApi } from '../../core/api.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { useLocale } from '../../core/locale.js';
import { definePage, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { RoomHint } from '../../features/room/room-hint.js';
import { ProductOverview } from '../../features/product/product-overview.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';

const ProductDetail = () => {
  const locale = useLocale();
  const { slug = '' } = useNavigation().place.params;
  const product = useRead(useApi().products.bySlug.queryOptions({ locale, slug }));
  return (
    <div className="container">
      <Breadcrumbs />
      <ProductOverview product={product} hint={<RoomHint product={product} />} />
    </div>
  );
};

export default definePage({
  namespaces: ['product'],
  load: async ({ api, queryClient, locale, params, trail }) => {
    const product = await findOrRedirect(queryClient.ensureQueryData(api.products.bySlug.queryOptions({ locale, slug: params.slug ?? '' })));
    const slugs = await queryClient.ensureQueryData(api.products.slugs.queryOptions({ id: product.id }));
    const { name, summary, category, pictures } = product;
    return {
      title: name,
      description: summary,
      slugs,
      picture: pictures[0]?.file,
      trail: trail({ label: category.name, href: href('categoryDetail', locale, { slug: category.slug }) }, { label: name }),
      about: { product },
    };
  },
  Component: ProductDetail,
});
