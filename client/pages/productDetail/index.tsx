import { useApi } from '../../core/api.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { useHref, useLocale } from '../../core/locale.js';
import { definePage, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { ProductOverview } from '../../features/product/product-overview.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';

const ProductDetail = () => {
  const routes = useTexts('routes');
  const href = useHref();
  const locale = useLocale();
  const { slug = '' } = useNavigation().place.params;
  const product = useRead(useApi().products.bySlug.queryOptions({ locale, slug }));
  const { category } = product;
  return (
    <div className="container">
      <Breadcrumbs
        crumbs={[{ label: routes('home'), href: href('home') }, { label: category.name, href: href('categoryDetail', { slug: category.slug }) }, { label: product.name }]}
      />
      <ProductOverview product={product} />
    </div>
  );
};

export default definePage({
  namespaces: ['product'],
  load: async ({ api, queryClient, locale, params }) => {
    const product = await findOrRedirect(queryClient.ensureQueryData(api.products.bySlug.queryOptions({ locale, slug: params.slug ?? '' })));
    const slugs = await queryClient.ensureQueryData(api.products.slugs.queryOptions({ id: product.id }));
    return { title: product.name, description: product.summary, slugs };
  },
  Component: ProductDetail,
});
