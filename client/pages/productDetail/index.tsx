import { href } from '../../../src/contract/routes.js';
import { useApi } from '../../core/api.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { useLocale } from '../../core/locale.js';
import { definePage, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTrackedView } from '../../core/track-products.js';
import { QuotationRequest } from '../../features/enquiry/quotation-request.js';
import { Configurator } from '../../features/product/configure/configurator.js';
import { openingOptions } from '../../features/product/configure/opening.js';
import { choicesId, ProductOverview } from '../../features/product/product-overview.js';
import { loadSurroundings, Surroundings } from '../../features/product/surroundings.js';
import { RoomHint } from '../../features/room/room-hint.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';

/** Current quantity in the form of the product. */
const chosenQuantity = (): number => Number(document.querySelector<HTMLInputElement>(`#${choicesId} [name=quantity]`)?.value) || 1;

const ProductDetail = () => {
  const locale = useLocale();
  const { slug = '' } = useNavigation().place.params;
  const product = useRead(useApi().products.bySlug.queryOptions({ locale, slug }));
  useTrackedView({ ...product, price: { includingVat: product.priceIncVat, excludingVat: product.priceExcVat } }, product.category.name);
  return (
    <div className="container">
      <Breadcrumbs />
      <ProductOverview
        product={product}
        hint={<RoomHint product={product} />}
        buy={product.isConfigurable && <Configurator product={product} />}
        aside={!product.isConfigurable && <QuotationRequest key={product.id} productId={product.id} name={product.name} quantityNow={chosenQuantity} />}
      >
        <Surroundings product={product} />
      </ProductOverview>
    </div>
  );
};

export default definePage({
  namespaces: ['product', 'form', 'yup', 'inspiration'],
  load: async (context) => {
    const { api, queryClient, locale, params, search, trail } = context;
    const product = await findOrRedirect(queryClient.ensureQueryData(api.products.bySlug.queryOptions({ locale, slug: params.slug ?? '' })), search);
    const [slugs] = await Promise.all([
      queryClient.ensureQueryData(api.products.slugs.queryOptions({ id: product.id })),
      loadSurroundings(product, context),
      product.isConfigurable && queryClient.ensureQueryData(openingOptions(api, queryClient, product, search)),
      product.type === 'PhotoPrint' && queryClient.ensureQueryData(api.products.photoPrint.queryOptions({ id: product.id })),
    ]);
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
