import type { Colour, DeliveryPromise, Picture, ProductCard } from '../../src/contract/product.js';

/** Fields of a product card that lists show. Its other fields are not transferred to the browser with the HTML. */
export interface ShownCard extends Omit<ProductCard, 'family' | 'isConfigurable' | 'updatedAt' | 'picture' | 'colours' | 'delivery'> {
  picture: Omit<Picture, 'alt'>;
  colours: Omit<Colour, 'slug'>[];
  delivery: Pick<DeliveryPromise, 'deliverOn'> | null;
}
