import type { ReactNode } from 'react';
import type { ProductCard } from '../../../src/contract/product.js';
import type { StorageItem } from '../../../src/contract/storage.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useToast } from '../../core/toasts.js';
import { useAddToCart } from '../../core/use-add-to-cart.js';
import { Button } from '../../ui/button.styles.js';
import { LinePicture } from '../../ui/order/line-picture.js';
import { usePriceTexts } from '../../ui/price.js';
import { useCartAction } from '../../ui/toast/use-cart-action.js';
import { useUnitOfSale } from '../../ui/unit-of-sale.js';
import type { KeptProduct } from './kept-products.js';

const pictureSizes = '(min-width: 768px) 132px, 88px';

/** A favourite that is only in this browser. @param isKnown the cards are loaded, so that a product without card is no longer sold */
export const KeptFavourite = ({ product, card, isKnown, onRemove }: { product: KeptProduct; card: ProductCard | undefined; isKnown: boolean; onRemove(): void }) => {
  const t = useTexts('wishes');
  const href = useHref();
  const priceTexts = usePriceTexts();
  const name = card?.name ?? product.name;
  const path = card ? href('productDetail', { slug: card.slug }) : product.path;
  const price = card && priceTexts(card.price);
  const unit = useUnitOfSale()(card?.saleUnit ?? null);
  return (
    <li>
      {card ? <LinePicture line={{ picture: card.picture, preview: null }} sizes={pictureSizes} /> : <span className="blank" aria-hidden="true" />}
      <div>
        <h2>
          <a href={path}>{name}</a>
        </h2>
        {price && <p>{t(card.isStartingPrice ? 'favourites.from' : 'favourites.price', { price: price.chosen, view: price.view })}</p>}
        {unit && <p>{unit}</p>}
        {card?.size && <p>{card.size}</p>}
        {card && !card.isAvailable && <p data-lack="">{t('favourites.soldOut')}</p>}
        {isKnown && !card && <p data-lack="">{t('favourites.ended')}</p>}
      </div>
      <Acts name={name} onRemove={onRemove}>
        {card?.isAvailable && (card.isConfigurable ? <ChooseLink name={name} path={path} /> : <OrderButton name={name} line={{ productId: card.id, quantity: 1 }} />)}
      </Acts>
    </li>
  );
};

/** A favourite in the library: a product that was marked, or goods that were saved from the cart with their choices. */
export const SavedFavourite = ({ item, onRemove }: { item: StorageItem; onRemove(): void }) => {
  const t = useTexts('wishes');
  const href = useHref();
  const priceTexts = usePriceTexts();
  const { labelled } = useFormat();
  const { id, name, product, quantity, configurationId, choices, preview } = item;
  const path = product && href('productDetail', { slug: product.slug }, { configuration: configurationId ?? undefined });
  const price = product && priceTexts(product.price);
  const isSoldOut = product?.available === 0;
  return (
    <li>
      {product ? <LinePicture line={{ picture: product.picture, preview }} sizes={pictureSizes} /> : <span className="blank" aria-hidden="true" />}
      <div>
        <h2>{path ? <a href={path}>{name}</a> : name}</h2>
        {price && product.isOnSale && <p>{t('favourites.price', { price: price.chosen, view: price.view })}</p>}
        <p>
          {[product?.colour, ...choices.map(({ label, value }) => labelled(label, value)), (quantity ?? 1) > 1 && t('favourites.pieces', { count: quantity ?? 1 })]
            .filter(Boolean)
            .join(', ')}
        </p>
        {product?.isOnSale && isSoldOut && <p data-lack="">{t('favourites.soldOut')}</p>}
        {!product?.isOnSale && <p data-lack="">{t('favourites.ended')}</p>}
        {product?.replacement && (
          <p>
            {t('favourites.instead')} <a href={href('productDetail', { slug: product.replacement.slug })}>{product.replacement.name}</a>
          </p>
        )}
      </div>
      <Acts itemId={id} name={name} onRemove={onRemove}>
        {product?.isOnSale && !isSoldOut && <OrderButton name={name} line={{ productId: product.id, quantity: quantity ?? 1, ...(configurationId && { configurationId }) }} />}
      </Acts>
    </li>
  );
};

interface ActsProps {
  /** Id in the library; undefined for a favourite that is only in the browser. */
  itemId?: string;
  name: string;
  onRemove(): void;
  children: ReactNode;
}

const Acts = ({ itemId, name, onRemove, children }: ActsProps) => {
  const t = useTexts('wishes');
  return (
    <div className="acts">
      {children}
      <form
        method="post"
        action="/forms/favourites"
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <button className="act" name="remove" value={itemId} aria-label={t('favourites.removeNamed', { name })}>
          {t('favourites.remove')}
        </button>
      </form>
    </div>
  );
};

const ChooseLink = ({ name, path }: { name: string; path: string }) => {
  const t = useTexts('wishes');
  return (
    <Button as="a" href={path} data-kind="secondary" data-size="small" aria-label={t('favourites.chooseNamed', { name })}>
      {t('favourites.choose')}
    </Button>
  );
};

/** Adds the product at its current price; it stays a favourite. Without scripts a form of the cart does it. */
const OrderButton = ({ name, line }: { name: string; line: { productId: string; quantity: number; configurationId?: string } }) => {
  const t = useTexts('wishes');
  const toast = useToast();
  const action = useCartAction();
  const { add, isAdding, problem } = useAddToCart();
  const order = () => add(line, () => toast({ variant: 'success', title: t('favourites.ordered', { name }), action }));
  return (
    <form
      method="post"
      action="/forms/cart/add"
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
    >
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name="quantity" value={line.quantity} />
      {line.configurationId && <input type="hidden" name="configurationId" value={line.configurationId} />}
      <Button data-kind="secondary" data-size="small" aria-disabled={isAdding || undefined} aria-label={t('favourites.orderNamed', { name })}>
        {t('favourites.order')}
      </Button>
      <span aria-live="polite">{problem && <strong>{problem}</strong>}</span>
    </form>
  );
};
