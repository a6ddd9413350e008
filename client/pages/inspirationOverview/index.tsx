import { definePage } from '../../core/page.js';
import { Archive, loadArchive } from '../../features/content/archive.js';
import { Inspirations } from '../../features/content/inspirations.js';
import { loadShownProducts } from '../../features/content/shown-products.js';

const InspirationOverview = () => (
  <Archive name="inspirations">
    <Inspirations />
  </Archive>
);

export default definePage({ namespaces: ['inspiration'], load: (context) => loadArchive('inspirations', context, loadShownProducts), Component: InspirationOverview });
