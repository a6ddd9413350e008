import type { ReactNode } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Badge } from '../../ui/badge.js';
import { AcousticData } from './acoustic-data.js';
import { BuyForm } from './buy-form.js';
import { ColourLinks } from './colour-links.js';
import { Gallery } from './gallery.js';
import { ProductLayout } from './product-overview.styles.js';
import { Specifications } from './specifications.js';

interface ProductOverviewProps {
  product: Product;
  /** What is worth knowing before the price. */
  hint?: ReactNode;
  /** What stands in the place of quantity and price, where there is more to decide. */
  buy?: ReactNode;
  /** Sections below the product's own. */
  children?: ReactNode;
}

/** A product in the order a person decides: what it is, its colour, how many, what it costs; then what it does and is made of. */
export const ProductOverview = ({ product, hint, buy, children }: ProductOverviewProps) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const { acoustics } = product;
  const hasCurve = acoustics.kind === 'absorption' || acoustics.kind === 'object';
  return (
    <ProductLayout>
      <Gallery key={product.id} pictures={product.pictures} />
      <div className="choices">
        <div>
          <h1>{product.name}</h1>
          {acoustics.kind === 'absorption' && acoustics.absorptionClass !== 'unclassified' && (
            <Badge absorptionClass={acoustics.absorptionClass} label={t('badge', { letter: acoustics.absorptionClass })} alphaW={number(acoustics.alphaW, 2)} />
          )}
          <p className="summary">{product.summary}</p>
        </div>
        <ColourLinks product={product} />
        {hint}
        {buy ?? <BuyForm key={product.id} product={product} />}
      </div>
      {hasCurve ? (
        <AcousticData acoustics={acoustics} />
      ) : (
        <div className="facts">
          <AcousticData acoustics={acoustics} />
          <About product={product} />
        </div>
      )}
      <Specifications product={product} />
      {hasCurve && <About product={product} />}
      {children}
    </ProductLayout>
  );
};

const About = ({ product: { description } }: { product: Product }) => {
  const t = useTexts('product');
  return (
    <section className="about">
      <h2>{t('about')}</h2>
      <div>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
};
