import type { ProductCard } from '../../../src/contract/product.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { Section } from '../../ui/section.styles.js';

interface ProductSectionProps {
  id: string;
  title: string;
  products: readonly ProductCard[] | undefined;
}

/** Row of other products; renders nothing when there are none. */
export const ProductSection = ({ id, title, products }: ProductSectionProps) =>
  products?.length ? (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <ProductGrid products={products} tracked={{ id: `product:${id}`, name: title }} />
    </Section>
  ) : null;
