import type { Product } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import type { LoadContext } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { ContentCards } from '../../ui/content-cards.js';
import { Section } from '../../ui/section.styles.js';
import { loadProductQuestions, ProductQuestions } from './product-questions.js';
import { ProductSection } from './product-section.js';
import { RecentlyViewed } from './recently-viewed.js';

/** Fetches related products, documents and questions. A failure does not stop the page. */
export const loadRelatedContent = async (product: Product, context: LoadContext): Promise<void> => {
  const { id, family } = product;
  const { api, queryClient, has } = context;
  const related = has('listRelatedProducts') && queryClient.prefetchQuery(api.products.related.queryOptions({ id }));
  await Promise.all([related, loadProductQuestions(product, context), queryClient.prefetchQuery(api.content.aboutProduct.queryOptions({ family }))]);
};

/** Questions and documents about a product, related products, and recently viewed products. */
export const RelatedContent = ({ product }: { product: Product }) => {
  const { id, family } = product;
  const t = useTexts('product');
  const api = useApi();
  const related = useReadIfAny(api.products.related.queryOptions({ id }), useCapability('listRelatedProducts'));
  const documents = useReadIfAny(api.content.aboutProduct.queryOptions({ family }));
  return (
    <>
      <ProductQuestions product={product} />
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
