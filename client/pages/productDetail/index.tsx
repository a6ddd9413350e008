import { type ReactNode, useState } from 'react';
import type { Choice, Dimensions } from '../../../src/contract/configuration.js';
import type { Product } from '../../../src/contract/product.js';
import { href } from '../../../src/contract/routes.js';
import { choicesIn } from '../../../src/domain/choices-query.js';
import { sizedProduct } from '../../../src/domain/sized-product.js';
import { colourOf, mainVariantOf, productTitleOf } from '../../../src/domain/variants.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { useLocale } from '../../core/locale.js';
import { definePage, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import type { Texts } from '../../core/texts.js';
import { useTrackedView } from '../../core/track-products.js';
import { QuotationRequest } from '../../features/enquiry/quotation-request.js';
import { Configurator } from '../../features/product/configure/configurator.js';
import { initialConfigurationOptions } from '../../features/product/configure/initial-configuration.js';
import { choicesId, ProductOverview } from '../../features/product/product-overview.js';
import { loadRelatedContent, RelatedContent } from '../../features/product/related-content.js';
import { RoomHint } from '../../features/room/room-hint.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { PrintedAddress } from '../../ui/printed-address.js';

/** Current quantity in the form of the product. */
const chosenQuantity = (): number => Number(document.querySelector<HTMLInputElement>(`#${choicesId} [name=quantity]`)?.value) || 1;

/** Whether a choice is a complete size. */
const isSize = (choice: Choice): choice is Dimensions => typeof choice === 'object' && choice !== null && choice.width > 0 && choice.height > 0;

/** The product in the size of the configurator; before that, in the size of the address. */
const useSizedProduct = (product: Product) => {
  const { search } = useNavigation().place;
  const { number } = useFormat();
  const [chosen, setChosen] = useState<{ id: string; size: Dimensions }>();
  const size = chosen?.id === product.id ? chosen.size : Object.values(choicesIn(search)).find(isSize);
  return { shown: size ? sizedProduct(product, size, number) : product, onSize: (next: Dimensions) => setChosen({ id: product.id, size: next }) };
};

const ProductDetail = () => {
  const locale = useLocale();
  const { slug = '' } = useNavigation().place.params;
  const product = useRead(useApi().products.bySlug.queryOptions({ locale, slug }));
  useTrackedView({ ...product, price: { includingVat: product.priceIncVat, excludingVat: product.priceExcVat } }, product.category.name);
  const { shown, onSize } = useSizedProduct(product);
  const canEnquire = useCapability('enquire');
  const configurator = (introduction: ReactNode) => <Configurator product={product} introduction={introduction} onSize={onSize} />;
  return (
    <div className="container">
      <Breadcrumbs />
      <ProductOverview
        product={shown}
        hint={<RoomHint product={shown} />}
        buy={product.isConfigurable ? configurator : undefined}
        aside={!product.isConfigurable && canEnquire && <QuotationRequest key={product.id} productId={product.id} name={product.name} quantityNow={chosenQuantity} />}
      >
        <RelatedContent product={product} />
      </ProductOverview>
      <PrintedAddress isPriced />
    </div>
  );
};

/** Summary with the colour; on the main page of a family with all colours, its own first. */
const descriptionOf = (product: Product, t: Texts<'product'>): string => {
  const { summary, type, colours } = product;
  const colour = colourOf(product);
  if (!colour) return summary;
  const shown = mainVariantOf(product).id === product.id ? colours : [colour];
  const values = { names: shown.map(({ name }) => name).join(', ') };
  return `${summary} ${type === 'Standard' ? t('meta.colour', values) : t('meta.version', values)}`;
};

export default definePage({
  namespaces: ['product', 'form', 'yup', 'inspiration'],
  load: async (context) => {
    const { api, queryClient, locale, params, search, texts, trail, has } = context;
    const product = await findOrRedirect(queryClient.ensureQueryData(api.products.bySlug.queryOptions({ locale, slug: params.slug ?? '' })), search);
    const main = mainVariantOf(product).id;
    const [slugs, mainSlugs] = await Promise.all([
      queryClient.ensureQueryData(api.products.slugs.queryOptions({ id: product.id })),
      main === product.id ? undefined : queryClient.ensureQueryData(api.products.slugs.queryOptions({ id: main })),
      loadRelatedContent(product, context),
      product.isConfigurable && queryClient.ensureQueryData(initialConfigurationOptions(api, queryClient, product, search)),
      product.type === 'PhotoPrint' && queryClient.ensureQueryData(api.products.photoPrint.queryOptions({ id: product.id })),
    ]);
    const { name, category, pictures } = product;
    return {
      title: productTitleOf(product),
      description: descriptionOf(product, texts('product')),
      slugs,
      ...(mainSlugs && { canonicalSlugs: mainSlugs }),
      picture: pictures[0]?.file,
      trail: trail({ label: category.name, ...(has('getCategoryBySlug') && { href: href('categoryDetail', locale, { slug: category.slug }) }) }, { label: name }),
      about: { product },
    };
  },
  Component: ProductDetail,
});
