import { useRef } from 'react';
import type { StorageItem } from '../../../src/contract/storage.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { KeptList } from '../../ui/kept-list.styles.js';
import { LinePicture } from '../../ui/order/line-picture.js';
import { usePriceTexts } from '../../ui/price.js';
import { preventDefaultThen } from './prevent-default.js';
import type { SavedItems } from './use-saved-items.js';

/** Returns a function that explains why an item cannot be moved to the cart as it is; undefined when it can. */
const useLack = () => {
  const t = useTexts('cart');
  return ({ product, quantity }: StorageItem): string | undefined => {
    if (!product?.isOnSale) return t('later.gone');
    if (product.available === 0) return t('later.soldOut');
    return product.available !== null && product.available < (quantity ?? 1) ? t('later.fewer', { count: product.available }) : undefined;
  };
};

interface SavedItemProps {
  item: StorageItem;
  later: SavedItems;
  /** Called when the item was removed. */
  onDropped(): void;
}

const SavedItem = ({ item, later: { order, drop, moving }, onDropped }: SavedItemProps) => {
  const t = useTexts('cart');
  const href = useHref();
  const priceTexts = usePriceTexts();
  const { labelled } = useFormat();
  const lackOf = useLack();
  const { id, name, product, choices, preview } = item;
  const lack = lackOf(item);
  const quantity = Math.min(item.quantity ?? 1, product?.available ?? Infinity);
  const isMoving = moving === id;
  return (
    <li aria-busy={isMoving}>
      {product && <LinePicture line={{ picture: product.picture, preview }} sizes="88px" />}
      <div>
        <h3>{product?.isOnSale ? <a href={href('productDetail', { slug: product.slug }, { configuration: item.configurationId ?? undefined })}>{name}</a> : name}</h3>
        <p>{[product?.colour, ...choices.map(({ label, value }) => labelled(label, value))].filter(Boolean).join(', ')}</p>
        <p>
          {t('pieces', { count: item.quantity ?? 1 })}
          {product?.isOnSale && ` · ${t('per.piece', { price: priceTexts(product.price).chosen })}`}
        </p>
        {lack && <p data-lack="">{lack}</p>}
        {product?.replacement && (
          <p>
            {t('changes.successor')} <a href={href('productDetail', { slug: product.replacement.slug })}>{product.replacement.name}</a>
          </p>
        )}
      </div>
      <div className="acts">
        {quantity > 0 && product && (
          <form method="post" action="/forms/cart/order" onSubmit={preventDefaultThen(() => order(item, quantity))}>
            <input type="hidden" name="itemId" value={id} />
            <Button data-kind="secondary" data-size="small" name="quantity" value={quantity} disabled={isMoving} aria-label={t('later.orderNamed', { name, count: quantity })}>
              {t('later.order')}
            </Button>
          </form>
        )}
        <form method="post" action="/forms/cart/drop" onSubmit={preventDefaultThen(() => drop(item, onDropped))}>
          <button className="act" name="itemId" value={id} disabled={isMoving} aria-label={t('later.removeNamed', { name })}>
            {t('remove')}
          </button>
        </form>
      </div>
    </li>
  );
};

/** Products saved for later, below the cart. */
export const SavedList = ({ later }: { later: SavedItems }) => {
  const t = useTexts('cart');
  const heading = useRef<HTMLHeadingElement>(null);
  if (later.items.length === 0) return null;
  /** The focused button was removed with its item. */
  const moveFocus = () => (later.items.length > 1 ? heading.current : document.getElementById('main'))?.focus();
  return (
    <section aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" ref={heading} tabIndex={-1}>
        {t('later.title')}
      </h2>
      <KeptList data-size="small" aria-labelledby="saved-for-later">
        {later.items.map((item) => (
          <SavedItem key={item.id} item={item} later={later} onDropped={moveFocus} />
        ))}
      </KeptList>
    </section>
  );
};
