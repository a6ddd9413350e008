import { type ReactNode, useRef } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { useInside } from '../../core/inside.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { usePriceTexts } from '../../ui/price.js';
import { RatingLine } from '../../ui/rating/rating-line.js';
import { Share } from '../../ui/share.js';
import { AcousticData } from './acoustic-data.js';
import { BuyBar } from './buy-bar.js';
import { BuyForm } from './buy-form.js';
import { ColourLinks } from './colour-links.js';
import { Gallery } from './gallery.js';
import { ProductLayout } from './product-overview.styles.js';
import { Specifications } from './specifications.js';

/** Where quantity and price are decided. */
export const choicesId = 'buy';

interface ProductOverviewProps {
  product: Product;
  /** What is worth knowing before the price. */
  hint?: ReactNode;
  /** What stands in the place of quantity and price, where there is more to decide. */
  buy?: ReactNode;
  /** The way to what is not bought at once, below the action. */
  aside?: ReactNode;
  /** Sections below the product's own. */
  children?: ReactNode;
}

/** A product in the order a person decides: what it is, its colour, how many, what it costs; then what it does and is made of. */
export const ProductOverview = ({ product, hint, buy, aside, children }: ProductOverviewProps) => {
  const { acoustics } = product;
  const hasCurve = acoustics.kind === 'absorption' || acoustics.kind === 'object';
  return (
    <ProductLayout>
      <div>
        <Gallery key={product.id} pictures={product.pictures} />
      </div>
      <div className="choices">
        <div>
          <h1>{product.name}</h1>
          <TitleLine product={product} />
          <p className="summary">{product.summary}</p>
        </div>
        <ColourLinks product={product} />
        {hint}
        <div id={choicesId}>{buy ? <Choices product={product}>{buy}</Choices> : <BuyForm key={product.id} product={product} />}</div>
        {aside}
        <Share title={product.name} />
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
      {children && <div className="beyond">{children}</div>}
    </ProductLayout>
  );
};

/** What it does, how large it is, and what is said of the shop. */
const TitleLine = ({ product: { acoustics, size } }: Pick<ProductOverviewProps, 'product'>) => {
  const t = useTexts('product');
  return (
    <p className="line">
      {acoustics.kind === 'absorption' && acoustics.absorptionClass !== 'unclassified' && <span>{t('badge', { letter: acoustics.absorptionClass })}</span>}
      {size && <span>{size}</span>}
      <RatingLine />
    </p>
  );
};

/** Choices that come from elsewhere, with the way back to them once they are out of sight. */
const Choices = ({ product, children }: { product: Product; children: ReactNode }) => {
  const t = useTexts('product');
  const block = useRef<HTMLDivElement>(null);
  const price = usePriceTexts()({ includingVat: product.priceIncVat, excludingVat: product.priceExcVat });
  return (
    <div ref={block}>
      {children}
      <BuyBar watch={block} name={product.name} price={price}>
        <Button as="a" href={`#${choicesId}`} data-size="small">
          {t('toChoices')}
        </Button>
      </BuyBar>
    </div>
  );
};

const About = ({ product }: { product: Product }) => {
  const t = useTexts('product');
  const inside = useInside('about');
  const content = () => (
    <>
      <h2>{t('about')}</h2>
      <div>
        {product.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
  return <section className="about" {...inside(product, content)} />;
};
