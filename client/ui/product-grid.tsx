import type { MouseEvent } from 'react';
import { formatAlphaW } from '../../src/domain/alpha-w.js';
import type { TrackedList } from '../../src/domain/tracked-goods.js';
import { capitalised, useFormat } from '../core/format.js';
import { useCachedHtml } from '../core/cached-html.js';
import { useHref } from '../core/locale.js';
import type { ShownCard } from '../core/shown-card.js';
import { useTexts } from '../core/texts.js';
import { useTrackedList } from '../core/track-products.js';
import { BadgeContent } from './badge.js';
import { CardPicture } from './card-picture.js';
import { Highlighted } from './highlighted.js';
import { usePriceTexts } from './price.js';
import { ProductList } from './product-grid.styles.js';
import { useCounted, useUnitOfSale } from './unit-of-sale.js';
import { useWishForm } from './wish-form.js';

interface ProductGridProps {
  products: readonly ShownCard[];
  /** Level of the cards' headings, one below the heading above them. */
  heading?: 'h2' | 'h3';
  /** Number of cards that are visible without scrolling; their pictures load first. */
  eager?: number;
  /** `wide` fills the page, `beside` leaves space for an aside. */
  room?: 'wide' | 'beside';
  /** Name and id of the list for tracking. */
  tracked?: TrackedList;
}

const sizes = {
  wide: '(min-width: 1320px) 292px, (min-width: 768px) 23vw, 46vw',
  beside: '(min-width: 1320px) 308px, (min-width: 992px) 22vw, (min-width: 768px) 30vw, 46vw',
} as const;

/** Product cards. Hooks for texts run once for the list, because a list has many cards. */
export const ProductGrid = ({ products, heading: Heading = 'h3', eager = 0, room = 'wide', tracked }: ProductGridProps) => {
  const t = useTexts('product');
  const href = useHref();
  const { number } = useFormat();
  const priceTexts = usePriceTexts();
  const arrival = useArrivalTexts();
  const unitOf = useUnitOfSale();
  const counted = useCounted();
  const inside = useCachedHtml(`product card ${Heading} ${room}`);
  const wishForm = useWishForm();
  const noteChosen = useTrackedList(tracked, products);
  const cardOf = ({ id, name, fragments, slug, picture, price, saleUnit, lowestTier, rating, colours, size, isStartingPrice, ...supply }: ShownCard, isEager: boolean) => {
    const { chosen, view } = priceTexts(price);
    const arrives = arrival(supply);
    const unit = unitOf(saleUnit);
    return (
      <>
        <Heading>
          <a href={href('productDetail', { slug })}>
            <Highlighted text={name} fragments={fragments} />
          </a>
        </Heading>
        <figure>
          <CardPicture picture={picture} sizes={sizes[room]} eager={isEager} />
          <figcaption>
            {rating && rating.absorptionClass !== 'unclassified' && (
              <span className="badge" data-class={rating.absorptionClass}>
                <BadgeContent absorptionClass={rating.absorptionClass} label={t('badge', { letter: rating.absorptionClass })} alphaW={formatAlphaW(rating, number)} />
              </span>
            )}
            {colours.length > 1 && <Swatches colours={colours} />}
          </figcaption>
        </figure>
        {wishForm({ id, name })}
        <p className="price">
          {isStartingPrice && `${t('card.from')} `}
          <b>{chosen}</b> <small>{view}</small>
        </p>
        <div className="facts">
          {unit && <p className="minor unit">{unit}</p>}
          {lowestTier && (
            <p className="minor tier">
              {t(isStartingPrice ? 'card.tierFrom' : 'card.tier', { price: priceTexts(lowestTier.price).chosen, pieces: counted(lowestTier.minQuantity, saleUnit) })}
            </p>
          )}
          {size && <p className="minor size">{size}</p>}
          {arrives && (
            <p className="minor arrives">
              {arrives}
              {supply.isAvailable && supply.isMadeToOrder && <span>, {t('card.madeToOrder')}</span>}
            </p>
          )}
        </div>
        {colours.length > 1 && <span className="visually-hidden">{colours.map((colour) => colour.name).join(', ')}</span>}
      </>
    );
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLUListElement>) => {
    const card = target instanceof Element && target.closest('a')?.closest('li');
    if (card) noteChosen([...currentTarget.children].indexOf(card));
  };
  return (
    <ProductList data-room={room} onClick={onClick}>
      {products.map((product, at) => {
        const isEager = at < eager;
        return <li key={product.id} {...inside(product, () => cardOf(product, isEager), isEager ? 'eager' : '')} />;
      })}
    </ProductList>
  );
};

/** Delivery day of a product that is ordered now ("Tue 24 Nov at your door"), or that it is not available; null if the day is unknown. */
const useArrivalTexts = (): ((supply: Pick<ShownCard, 'delivery' | 'isAvailable'>) => string | null) => {
  const t = useTexts('product');
  const { day: inWords } = useFormat();
  return ({ delivery, isAvailable }) => {
    if (!isAvailable) return t('stock.none');
    return delivery && capitalised(t('card.arrives', { day: inWords(delivery.deliverOn, 'short') }));
  };
};

const radius = 6;
const gap = 16;

/** Colours as dots in an SVG, because the content security policy forbids inline styles. */
const Swatches = ({ colours }: Pick<ShownCard, 'colours'>) => (
  <svg aria-hidden="true" width={colours.length * gap} height={14} viewBox={`0 0 ${colours.length * gap} 14`}>
    {colours.map(({ id, hex }, at) => (
      <circle key={id} cx={radius + 1 + at * gap} cy={7} r={radius} fill={hex} stroke="var(--line)" />
    ))}
  </svg>
);
