import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useCapability } from '../../core/capabilities.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { FavouritesBlock } from './favourites.styles.js';
import { cardInputs } from './load-favourites.js';

/** The products of a shared address, at current prices. */
export const SharedList = ({ ids }: { ids: readonly string[] }) => {
  const t = useTexts('wishes');
  const href = useHref();
  const { byId } = useApi().products;
  const isPossible = useCapability('listProductsById');
  // oxlint-disable-next-line react/rules-of-hooks -- the address decides the number of requests, and another address is another component
  const cards = cardInputs(ids).flatMap((input) => useReadIfAny(byId.queryOptions(input), isPossible) ?? []);
  const gone = isPossible ? ids.length - cards.length : 0;
  return (
    <FavouritesBlock className="container">
      <Breadcrumbs />
      <h1>{t('favourites.shared.title')}</h1>
      <p className="lead">{t(cards.length > 0 ? 'favourites.shared.lead' : 'favourites.shared.nothing')}</p>
      <ProductGrid products={cards} heading="h2" eager={4} tracked={{ id: 'shared', name: t('favourites.shared.title') }} />
      {gone > 0 && cards.length > 0 && <p className="lead">{t('favourites.shared.gone', { count: gone })}</p>}
      <p className="own">
        <a href={href('favourites')}>{t('favourites.shared.own')}</a>
      </p>
    </FavouritesBlock>
  );
};
