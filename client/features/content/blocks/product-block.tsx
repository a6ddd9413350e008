import type { ProductCard } from '../../../../src/contract/product.js';
import { useNavigation } from '../../../core/page.js';
import { ProductGrid } from '../../../ui/product-grid.js';
import { ofFamilies } from '../named-products.js';

interface ProductBlockProps {
  families: readonly string[];
  products: readonly ProductCard[];
}

/** Products within a text; renders nothing when the catalogue has none of them or cannot be reached. */
export const ProductBlock = ({ families, products }: ProductBlockProps) => {
  const { title } = useNavigation().info;
  const shown = ofFamilies(products, families);
  return shown.length ? <ProductGrid products={shown} room="beside" tracked={{ id: 'document:text', name: title }} /> : null;
};
