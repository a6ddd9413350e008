import type { ProductCard } from '../../../../src/contract/product.js';
import { useCatalogueLinks } from '../../../core/catalogue-links.js';
import { Quote } from './quote-block.styles.js';

interface QuoteBlockProps {
  html: string;
  source: string;
  products: readonly ProductCard[];
}

export const QuoteBlock = ({ html, source, products }: QuoteBlockProps) => {
  const { settle } = useCatalogueLinks(products);
  return (
    <Quote>
      <blockquote dangerouslySetInnerHTML={{ __html: settle(html) }} />
      <figcaption>{source}</figcaption>
    </Quote>
  );
};
