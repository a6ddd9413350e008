import { feedPath } from '../../../src/contract/feeds.js';
import { definePage } from '../../core/page.js';
import { Archive, loadArchive } from '../../features/content/archive.js';

const BlogOverview = () => <Archive name="blogs" feed={feedPath('articles', 'xml')} hasLead />;

export default definePage({ namespaces: ['inspiration'], load: (context) => loadArchive('blogs', context), Component: BlogOverview });
