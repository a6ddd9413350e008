import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ProductCard } from '../../../src/contract/product.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Share } from '../../ui/share.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { KeptFavourite, SavedFavourite } from './favourite-item.js';
import { KeptList } from '../../ui/kept-list.styles.js';
import { FavouritesBlock } from './favourites.styles.js';
import { favourites, useKept } from './kept-lists.js';
import { cardInputs } from './load-favourites.js';
import { savedInput, useFavourites } from './use-favourites.js';

/** The visitor's favourites: those in the library, and those that are only in this browser. */
export const Favourites = () => {
  const t = useTexts('wishes');
  const routes = useTexts('routes');
  const href = useHref();
  const { origin } = useNavigation();
  const api = useApi();
  const saved = useReadIfAny(api.storage.list.queryOptions(savedInput), useCapability('orderStorageItem'))?.items ?? [];
  const kept = useKept(favourites).filter(({ isSaved }) => !isSaved);
  const cards = useCards(kept.map(({ id }) => id));
  const { synchronise, remove, removeSaved } = useFavourites();
  const onOpened = useEffectEvent(() => void synchronise());
  useEffect(() => onOpened(), []);
  const ids = [...kept.map(({ id }) => id), ...saved.flatMap(({ product }) => (product?.isOnSale ? [product.id] : []))];
  return (
    <FavouritesBlock className="container">
      <Breadcrumbs />
      <h1>{routes('favourites')}</h1>
      <PostedProblem />
      {kept.length + saved.length === 0 ? (
        <EmptyState title={t('favourites.empty.title')}>
          <p>{t('favourites.empty.text')}</p>
          <Button as="a" href={href('productOverview')}>
            {t('favourites.empty.action')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <p className="lead">{t(kept.length > 0 ? 'favourites.lead' : 'favourites.leadSaved')}</p>
          <KeptList aria-label={t('favourites.label')}>
            {kept.map((product) => (
              <KeptFavourite key={product.id} product={product} card={cards?.get(product.id)} isKnown={cards !== undefined} onRemove={() => remove(product)} />
            ))}
            {saved.map((item) => (
              <SavedFavourite key={item.id} item={item} onRemove={() => removeSaved(item)} />
            ))}
          </KeptList>
          {ids.length > 0 && <Share title={t('favourites.label')} url={origin + href('favourites', undefined, { p: [...new Set(ids)] })} />}
        </>
      )}
    </FavouritesBlock>
  );
};

/** Cards of products by id; undefined until they are loaded, or when the Shop API cannot list them. */
const useCards = (ids: readonly string[]): ReadonlyMap<string, ProductCard> | undefined => {
  const { byId } = useApi().products;
  const isPossible = useCapability('listProductsById');
  return useQueries({
    queries: cardInputs(ids).map((input) => ({ ...byId.queryOptions(input), enabled: isPossible })),
    combine: (results) => (results.every(({ data }) => data) ? new Map(results.flatMap(({ data }) => data ?? []).map((card) => [card.id, card])) : undefined),
  });
};
