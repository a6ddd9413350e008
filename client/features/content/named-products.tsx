import brand from '#brand';
import type { ContentDocument } from '../../../src/contract/content.js';
import { useApi } from '../../core/api.js';
import type { LoadContext } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { Section } from '../../ui/section.styles.js';

type Naming = Pick<ContentDocument, 'products' | 'kind'>;
const inputFor = ({ products = [] }: Pick<Naming, 'products'>) => ({ family: [...products] });
const namesSome = ({ products }: Pick<Naming, 'products'>) => products !== undefined && brand.permissions.products;

/** Fetches the goods a document names. It is read on without them. */
export const loadNamedProducts = async (document: Naming, { api, queryClient }: LoadContext): Promise<void> => {
  if (namesSome(document)) await queryClient.prefetchQuery(api.products.byId.queryOptions(inputFor(document)));
};

/** The goods a document names. */
export const NamedProducts = ({ document }: { document: Naming }) => {
  const t = useTexts('blogs');
  const products = useReadIfAny(useApi().products.byId.queryOptions(inputFor(document)), namesSome(document));
  if (!products?.length) return null;
  return (
    <Section aria-labelledby="named-products">
      <header>
        <h2 id="named-products">{t(document.kind === 'projects' ? 'used' : 'products')}</h2>
      </header>
      <ProductGrid products={products} />
    </Section>
  );
};
