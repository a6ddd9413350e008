import type { ReactNode } from 'react';
import type { Product } from '../../../src/contract/product.js';
import { keptTogether } from '../../../src/domain/written-words.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useTexts } from '../../core/texts.js';
import { RatingLine } from '../../ui/rating/rating-line.js';
import { Share } from '../../ui/share.js';
import { Trust } from '../../ui/trust/trust.js';
import { useWishForm } from '../../ui/wish-form.js';
import { AcousticData } from './acoustic-data.js';
import { BuyForm } from './buy-form.js';
import { ColourLinks } from './colour-links.js';
import { Gallery } from './gallery.js';
import { ProductLayout } from './product-overview.styles.js';
import { Samples } from './samples.js';
import { Specifications } from './specifications.js';

/** Id of the element with price, quantity and choices. */
export const choicesId = 'buy';

interface ProductOverviewProps {
  product: Product;
  /** What the product does for a room, below the choices. */
  hint?: ReactNode;
  /** Form of a configurable product. @param introduction content between the action and the options */
  buy?: ((introduction: ReactNode) => ReactNode) | undefined;
  /** Content below the form, such as a quotation request. */
  aside?: ReactNode;
  /** Sections below those of the product. */
  children?: ReactNode;
}

/** Product page: gallery, name, price, delivery day and action; then choices, acoustic data, description and specifications. */
export const ProductOverview = ({ product, hint, buy, aside, children }: ProductOverviewProps) => {
  const { acoustics } = product;
  const introduction = (
    <>
      <p className="summary">{keptTogether(product.summary)}</p>
      <ColourLinks product={product} />
    </>
  );
  const wishForm = useWishForm();
  const hasCurve = acoustics.kind === 'absorption' || acoustics.kind === 'object';
  return (
    <ProductLayout>
      <div>{product.pictures.length > 0 && <Gallery key={product.id} pictures={product.pictures} />}</div>
      <div className="choices">
        <div>
          <h1>{product.name}</h1>
          <TitleLine product={product} />
        </div>
        <div id={choicesId}>{buy ? buy(introduction) : <BuyForm key={product.id} product={product} introduction={introduction} />}</div>
        <Samples product={product} />
        {hint}
        {aside}
        {wishForm(product, true)}
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
      {size && <span>{keptTogether(size)}</span>}
      <RatingLine />
    </p>
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
          <p key={paragraph}>{keptTogether(paragraph)}</p>
        ))}
      </div>
    </>
  );
  return <section className="about" {...inside(product, content)} />;
};
