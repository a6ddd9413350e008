import { type ReactNode, useRef } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { usePriceTexts } from '../../ui/price.js';
import { RatingLine } from '../../ui/rating/rating-line.js';
import { Share } from '../../ui/share.js';
import { Trust } from '../../ui/trust/trust.js';
import { AcousticData } from './acoustic-data.js';
import { BuyBar } from './buy-bar.js';
import { BuyForm } from './buy-form.js';
import { ColourLinks } from './colour-links.js';
import { Gallery } from './gallery.js';
import { ProductLayout } from './product-overview.styles.js';
import { Samples } from './samples.js';
import { Specifications } from './specifications.js';

/** Id of the element with quantity and price. */
export const choicesId = 'buy';

interface ProductOverviewProps {
  product: Product;
  /** Content above quantity and price. */
  hint?: ReactNode;
  /** Replaces quantity and price, for a configurable product. */
  buy?: ReactNode;
  /** Content below the action, such as a quotation request. */
  aside?: ReactNode;
  /** Sections below those of the product. */
  children?: ReactNode;
}

/** Product page: gallery, name, colours, quantity and price; then acoustic data, description and specifications. */
export const ProductOverview = ({ product, hint, buy, aside, children }: ProductOverviewProps) => {
  const { acoustics } = product;
  const hasCurve = acoustics.kind === 'absorption' || acoustics.kind === 'object';
  return (
    <ProductLayout>
      <div>{product.pictures.length > 0 && <Gallery key={product.id} pictures={product.pictures} />}</div>
      <div className="choices">
        <div>
          <h1>{product.name}</h1>
          <TitleLine product={product} />
          <p className="summary">{product.summary}</p>
        </div>
        <ColourLinks product={product} />
        <Samples product={product} />
        {hint}
        <div id={choicesId}>{buy ? <Choices product={product}>{buy}</Choices> : <BuyForm key={product.id} product={product} />}</div>
        {aside}
        <Trust family={product.family} />
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

/** Line with absorption class, size and rating of the shop. */
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

/** Choices of another component, with a bar that links back to them while they are out of view. */
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
  const inside = useCachedHtml('about');
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
