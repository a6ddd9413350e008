import type { ProductCard } from '../../src/contract/product.js';
import { useFormat } from '../core/format.js';
import { useHref } from '../core/locale.js';
import { useTexts } from '../core/texts.js';
import { BadgeContent } from './badge.js';
import { Picture } from './picture.js';
import { usePriceTexts } from './price.js';
import { ProductList } from './product-grid.styles.js';

interface ProductGridProps {
  products: readonly ProductCard[];
  /** Level of the cards' headings, one below the heading above them. */
  heading?: 'h2' | 'h3';
  /** Cards that are seen at once: their pictures load first. */
  eager?: number;
  /** `wide` fills the page, `beside` leaves room for an aside. */
  room?: 'wide' | 'beside';
}

const sizes = {
  wide: '(min-width: 1320px) 292px, (min-width: 768px) 23vw, 46vw',
  beside: '(min-width: 1320px) 232px, (min-width: 992px) 17vw, (min-width: 768px) 22vw, 46vw',
} as const;

/** Product cards. All texts are made here, once for the list: a card itself is a few plain elements. */
export const ProductGrid = ({ products, heading: Heading = 'h3', eager = 0, room = 'wide' }: ProductGridProps) => {
  const t = useTexts('product');
  const href = useHref();
  const { number } = useFormat();
  const priceTexts = usePriceTexts();
  return (
    <ProductList data-room={room}>
      {products.map(({ id, name, slug, picture, price, lowestTier, rating, colours, size }, at) => {
        const { chosen, view } = priceTexts(price);
        return (
          <li key={id}>
            <Heading>
              <a href={href('productDetail', { slug })}>{name}</a>
            </Heading>
            <figure>
              <Picture picture={picture} sizes={sizes[room]} eager={at < eager} alt="" />
              {rating && rating.absorptionClass !== 'unclassified' && (
                <span className="badge" data-class={rating.absorptionClass}>
                  <BadgeContent absorptionClass={rating.absorptionClass} label={t('badge', { letter: rating.absorptionClass })} alphaW={number(rating.alphaW, 2)} />
                </span>
              )}
            </figure>
            <p>
              <b>{chosen}</b> <small>{view}</small>
            </p>
            {lowestTier && <p className="minor">{t('card.tier', { price: priceTexts(lowestTier.price).chosen, quantity: lowestTier.minQuantity })}</p>}
            <p className="minor">{size}</p>
            {colours.length > 1 && (
              <>
                <Swatches colours={colours} />
                <span className="visually-hidden">{colours.map((colour) => colour.name).join(', ')}</span>
              </>
            )}
          </li>
        );
      })}
    </ProductList>
  );
};

const radius = 7;
const gap = 21;

/** The colours as dots; drawn, since styles of an element's own are not allowed. */
const Swatches = ({ colours }: Pick<ProductCard, 'colours'>) => (
  <svg aria-hidden="true" width={colours.length * gap} height={16}>
    {colours.map(({ id, hex }, at) => (
      <circle key={id} cx={radius + 1 + at * gap} cy={8} r={radius} fill={hex} stroke="var(--line)" />
    ))}
  </svg>
);
