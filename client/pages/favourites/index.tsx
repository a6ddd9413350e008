import { definePage, useNavigation } from '../../core/page.js';
import { Favourites } from '../../features/wishes/favourites.js';
import { loadFavourites, sharedIds } from '../../features/wishes/load-favourites.js';
import { SharedList } from '../../features/wishes/shared-list.js';

const FavouritesPage = () => {
  const shared = sharedIds(useNavigation().place.search);
  return shared.length > 0 ? <SharedList key={shared.join()} ids={shared} /> : <Favourites />;
};

export default definePage({ namespaces: ['wishes', 'product'], load: loadFavourites, Component: FavouritesPage });
