import { definePage } from '../../core/page.js';
import { Archive, loadArchive } from '../../features/content/archive.js';
import { Inspirations } from '../../features/content/inspirations.js';

const InspirationOverview = () => (
  <Archive kind="inspirations" route="inspirationOverview">
    <Inspirations />
  </Archive>
);

export default definePage({ namespaces: ['inspiration'], load: (context) => loadArchive('inspirations', context), Component: InspirationOverview });
