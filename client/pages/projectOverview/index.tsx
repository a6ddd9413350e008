import { feedPath } from '../../../src/contract/feeds.js';
import { definePage } from '../../core/page.js';
import { Archive, loadArchive } from '../../features/content/archive.js';

const ProjectOverview = () => <Archive name="projects" feed={feedPath('projects', 'xml')} />;

export default definePage({ namespaces: ['inspiration'], load: (context) => loadArchive('projects', context), Component: ProjectOverview });
