import type { ProductCard } from '../../src/contract/product.js';
import { useCatalogueLinks } from '../core/catalogue-links.js';
import { Prose } from './prose.styles.js';

interface BodyProps {
  html: string;
  /** Products that the text links. */
  products?: readonly ProductCard[];
}

/** Body of a document. Its HTML is rendered from Markdown of this project, with raw HTML escaped. */
export const Body = ({ html, products }: BodyProps) => {
  const { settle } = useCatalogueLinks(products);
  return <Prose dangerouslySetInnerHTML={{ __html: settle(html) }} />;
};
