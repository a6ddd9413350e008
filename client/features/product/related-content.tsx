import type { Product } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import type { LoadContext } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { ContentCards } from '../../ui/content-cards.js';
import { Section } from '../../ui/section.styles.js';
import { ProductSection } from './product-section.js';
import { RecentlyViewed } from './recently-viewed.js';

/** Fetches related products and documents. A failure does not stop the page. */
export const loadRelatedContent = async ({ id, family }: Product, { api, queryClient, has }: LoadContext): Promise<void> => {
  const related = has('listRelatedProducts') && queryClient.prefetchQuery(api.products.related.queryOptions({ id }));
  await Promise.all([related, queryClient.prefetchQuery(api.content.aboutProduct.queryOptions({ family }))]);
};

/** Documents about a product, related products, and recently viewed products. */
export const RelatedContent = ({ product: { id, family } }: { product: Product }) => {
  const t = useTexts('product');
  const api = useApi();
  const related = useReadIfAny(api.products.related.queryOptions({ id }), useCapability('listRelatedProducts'));
  const documents = useReadIfAny(api.content.aboutProduct.queryOptions({ family }));
  return (
    <>
      {documents && documents.length > 0 && (
        <Section aria-labelledby="in-use">
          <header>
            <h2 id="in-use">{t('inUse')}</h2>
          </header>
          <ContentCards cards={documents} />
        </Section>
      )}
      <ProductSection id="related" title={t('related')} products={related} />
      <RecentlyViewed id={id} />
    </>
  );
};
