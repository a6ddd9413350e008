import type { Colour, Product } from '../contract/product.js';

type Variant = Pick<Product, 'id' | 'name' | 'colours'>;

/** The colour (or format, of a print) that distinguishes a product from the others of its family; undefined in a family of one. */
export const colourOf = ({ id, colours }: Omit<Variant, 'name'>): Colour | undefined => (colours.length > 1 ? colours.find(({ productId }) => productId === id) : undefined);

const suffixOf = ({ name }: Colour): string => `, ${name}`;

/** Name of a product with its colour. The first colour of a family has the name of the family. */
export const fullNameOf = (product: Variant): string => {
  const colour = colourOf(product);
  return colour && !product.name.endsWith(suffixOf(colour)) ? product.name + suffixOf(colour) : product.name;
};

/** Name of a product without its colour. */
export const familyNameOf = (product: Variant): string => {
  const colour = colourOf(product);
  return colour && product.name.endsWith(suffixOf(colour)) ? product.name.slice(0, -suffixOf(colour).length) : product.name;
};

/** Page title: name with colour, and what the product is for, such as `Fabric wall panel, ochre | acoustic panel`. */
export const productTitleOf = (product: Variant & Pick<Product, 'purpose'>): string => [fullNameOf(product), product.purpose].filter(Boolean).join(' | ');

/** The first colour of a family, whose page search engines index for all colours (decision 0086). */
export const mainVariantOf = ({ id, slug, colours: [first] }: Pick<Product, 'id' | 'slug' | 'colours'>): { id: string; slug: string } =>
  first ? { id: first.productId, slug: first.slug } : { id, slug };
