import type { Product } from '../../../src/contract/product.js';
import { href } from '../../../src/contract/routes.js';
import { useApi } from '../../core/api.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { useLocale } from '../../core/locale.js';
import { definePage, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { ProductOverview } from '../../features/product/product-overview.js';
import { PrintBuy } from '../../features/product/print/print-buy.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';

const ProductDetail = () => {
  const locale = useLocale();
  const { slug = '' } = useNavigation().place.params;
  const product = useRead(useApi().products.bySlug.queryOptions({ locale, slug }));
  return (
    <div className="container">
      <Breadcrumbs />
      <ProductOverview product={product} buy={product.type === 'PhotoPrint' ? <PrintSection product={product} /> : undefined} />
    </div>
  );
};

const PrintSection = ({ product }: { product: Product }) => <PrintBuy product={product} print={useRead(useApi().products.photoPrint.queryOptions({ id: product.id }))} />;

export default definePage({
  namespaces: ['product', 'form'],
  load: async ({ api, queryClient, locale, params, trail }) => {
    const product = await findOrRedirect(queryClient.ensureQueryData(api.products.bySlug.queryOptions({ locale, slug: params.slug ?? '' })));
    if (product.type === 'PhotoPrint') await queryClient.ensureQueryData(api.products.photoPrint.queryOptions({ id: product.id }));
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
