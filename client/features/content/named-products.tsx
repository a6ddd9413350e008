import brand from '#brand';
import type { ContentDocument } from '../../../src/contract/content.js';
import { contentTable } from '../../../src/contract/content-kinds.js';
import type { ProductCard } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import type { LoadContext } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { Section } from '../../ui/section.styles.js';

type Naming = Pick<ContentDocument, 'products' | 'families'>;
const inputFor = ({ families = [] }: Naming) => ({ family: [...families] });
const namesSome = ({ families }: Naming) => families !== undefined && brand.permissions.products;

/** Fetches all products that a document shows or links to, in one request. A failure does not stop the page. */
export const loadNamedProducts = async (document: Naming, { api, queryClient, has }: LoadContext): Promise<void> => {
  if (namesSome(document) && has('listProductsById')) await queryClient.prefetchQuery(api.products.byId.queryOptions(inputFor(document)));
};

/** Returns the products that a document shows or links to. */
export const useNamedProducts = (document: Naming): readonly ProductCard[] =>
  useReadIfAny(useApi().products.byId.queryOptions(inputFor(document)), useCapability('listProductsById') && namesSome(document)) ?? [];

/** Returns the products of the given families, in the order of the families. */
export const ofFamilies = (products: readonly ProductCard[], families: readonly string[]): ProductCard[] =>
  families.flatMap((code) => products.find(({ family }) => family === code) ?? []);

/** Products of a document, without those that its text shows. */
export const NamedProducts = ({ document }: { document: ContentDocument }) => {
  const t = useTexts('blogs');
  const shown = document.blocks.flatMap((block) => (block.kind === 'product' ? block.families : []));
  const products = ofFamilies(useNamedProducts(document), document.products?.filter((code) => !shown.includes(code)) ?? []);
  if (!products.length) return null;
  const title = t(contentTable[document.kind].usesProducts ? 'used' : 'products');
  return (
    <Section aria-labelledby="named-products">
      <header>
        <h2 id="named-products">{title}</h2>
      </header>
      <ProductGrid products={products} tracked={{ id: 'document:named', name: title }} />
    </Section>
  );
};
