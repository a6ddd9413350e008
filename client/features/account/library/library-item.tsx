import { useState } from 'react';
import type { StorageItem } from '../../../../src/contract/storage.js';
import { IfCapable } from '../../../core/capabilities.js';
import { useFormat } from '../../../core/format.js';
import { useHref } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { Icon } from '../../../ui/icon.js';
import { LinePicture } from '../../../ui/order/line-picture.js';
import { usePriceTexts } from '../../../ui/price.js';
import { ItemFiles } from './item-files.js';
import { ItemDetails } from './item-details.js';
import { OrderItem } from './order-item.js';
import type { UsedLibrary } from './use-library.js';

interface LibraryItemProps {
  item: StorageItem;
  library: UsedLibrary;
  isLast: boolean;
}

/** A saved item with its current price and its actions. */
export const LibraryItem = ({ item, library, isLast }: LibraryItemProps) => {
  const t = useTexts('account');
  const { date, labelled } = useFormat();
  const [isNaming, setIsNaming] = useState(false);
  const { name, kind, note, product, choices, updatedAt, deletedAt } = item;
  return (
    <li>
      <ItemPicture item={item} />
      <div className="facts">
        <small>{t(`library.kinds.${kind}`)}</small>
        {isNaming ? (
          <ItemDetails item={item} library={library} onEnd={() => setIsNaming(false)} />
        ) : (
          <>
            <h2>{name}</h2>
            {note && <p>{note}</p>}
          </>
        )}
        {product && <ItemGoods item={item} />}
        {choices.map(({ label, value }) => (
          <p key={label}>{labelled(label, value)}</p>
        ))}
        <p>{t(deletedAt ? 'library.deletedOn' : 'library.changedOn', { date: date(deletedAt ?? updatedAt) })}</p>
        <ItemFiles item={item} library={library} />
      </div>
      <div className="actions">{deletedAt ? <DeletedActions item={item} library={library} /> : <Actions {...{ item, library, isLast }} onRename={() => setIsNaming(true)} />}</div>
    </li>
  );
};

const ItemPicture = ({ item: { product, preview, files } }: { item: StorageItem }) => {
  const shown = preview ?? files.find((file) => file.preview)?.preview ?? null;
  if (product) return <LinePicture line={{ picture: product.picture, preview: shown }} sizes="(min-width: 768px) 160px, 96px" />;
  return shown ? <img data-print="" src={`/api${shown}`} width={800} height={800} alt="" loading="lazy" decoding="async" /> : <span className="blank" aria-hidden="true" />;
};

const ItemGoods = ({ item: { product, quantity, configurationId } }: { item: StorageItem }) => {
  const t = useTexts('account');
  const href = useHref();
  const priceTexts = usePriceTexts();
  if (!product) return null;
  const { chosen, view } = priceTexts(product.price);
  const named = [product.name, product.colour].filter(Boolean).join(', ');
  return (
    <>
      <p>
        {product.isOnSale ? (
          <a href={href('productDetail', { slug: product.slug }, { configuration: configurationId ?? undefined, quantity: quantity ?? undefined })}>{named}</a>
        ) : (
          named
        )}
      </p>
      <p>{product.isOnSale ? t('library.price', { count: quantity ?? 1, price: chosen, view }) : t('library.notSold')}</p>
      {product.replacement && (
        <p>
          {t('library.successor')} <a href={href('productDetail', { slug: product.replacement.slug })}>{product.replacement.name}</a>
        </p>
      )}
    </>
  );
};

const Actions = ({ item, library, isLast, onRename }: LibraryItemProps & { onRename(): void }) => {
  const t = useTexts('account');
  const href = useHref();
  const { name, kind, position, product } = item;
  const { isChanging, move, remove } = library;
  return (
    <>
      {/* Items saved for later are moved back to the cart on the cart page. */}
      {kind === 'later' ? <a href={href('cart')}>{t('library.toCart')}</a> : product?.isOnSale && <OrderItem item={item} />}
      <IfCapable of={['updateStorageItem']}>
        <button type="button" aria-label={t('library.renameNamed', { name })} onClick={onRename}>
          {t('library.rename')}
        </button>
      </IfCapable>
      <span className="moves">
        <button type="button" disabled={isChanging || position === 1} aria-label={t('library.upNamed', { name })} onClick={() => move(item, 'up')}>
          <Icon name="chevronDown" />
        </button>
        <button type="button" disabled={isChanging || isLast} aria-label={t('library.downNamed', { name })} onClick={() => move(item, 'down')}>
          <Icon name="chevronDown" />
        </button>
      </span>
      <button type="button" disabled={isChanging} aria-label={t('library.removeNamed', { name })} onClick={() => remove(item)}>
        {t('library.remove')}
      </button>
    </>
  );
};

const DeletedActions = ({ item, library: { isChanging, restore, erase } }: Omit<LibraryItemProps, 'isLast'>) => {
  const t = useTexts('account');
  const { name } = item;
  return (
    <>
      <button type="button" disabled={isChanging} aria-label={t('library.restoreNamed', { name })} onClick={() => restore(item)}>
        {t('library.restore')}
      </button>
      <button type="button" disabled={isChanging} aria-label={t('library.eraseNamed', { name })} onClick={() => erase(item)}>
        {t('library.erase')}
      </button>
    </>
  );
};
