import type { ProductCard } from '../../src/contract/product.js';
import { useCatalogueLinks } from '../core/catalogue-links.js';
import { Prose } from './prose.styles.js';

interface BodyProps {
  html: string;
  /** Goods that it leads to. */
  products?: readonly ProductCard[];
}

/** A document's body. The HTML comes from our own Markdown, in which raw HTML is text. */
export const Body = ({ html, products }: BodyProps) => {
  const { settle } = useCatalogueLinks(products);
  return <Prose dangerouslySetInnerHTML={{ __html: settle(html) }} />;
};
