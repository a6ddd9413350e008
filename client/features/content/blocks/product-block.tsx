import type { ProductCard } from '../../../../src/contract/product.js';
import { useNavigation } from '../../../core/page.js';
import { ProductGrid } from '../../../ui/product-grid.js';
import { ofFamilies } from '../named-products.js';

interface ProductBlockProps {
  families: readonly string[];
  products: readonly ProductCard[];
}

/** Goods in the middle of a text; nothing where the catalogue has none of them, or does not answer. */
export const ProductBlock = ({ families, products }: ProductBlockProps) => {
  const { title } = useNavigation().info;
  const shown = ofFamilies(products, families);
  return shown.length ? <ProductGrid products={shown} room="beside" tracked={{ id: 'document:text', name: title }} /> : null;
};
