import { definePage } from '../../core/page.js';
import { Archive, loadArchive } from '../../features/content/archive.js';

const ProjectOverview = () => <Archive kind="projects" route="projectOverview" />;

export default definePage({ namespaces: ['inspiration'], load: (context) => loadArchive('projects', context), Component: ProjectOverview });
