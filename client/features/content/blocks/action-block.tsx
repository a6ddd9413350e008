import type { ProductCard } from '../../../../src/contract/product.js';
import { useCatalogueLinks } from '../../../core/catalogue-links.js';
import { Button } from '../../../ui/button.styles.js';

interface ActionBlockProps {
  text: string;
  href: string;
  products: readonly ProductCard[];
}

/** Link as button; renders nothing when the catalogue does not have the target. */
export const ActionBlock = ({ text, href, products }: ActionBlockProps) => {
  const address = useCatalogueLinks(products).addressOf(href);
  if (address === undefined) return null;
  return (
    <p>
      <Button as="a" href={address}>
        {text}
      </Button>
    </p>
  );
};
