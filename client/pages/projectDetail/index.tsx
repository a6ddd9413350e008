import { definePage } from '../../core/page.js';
import { Article } from '../../features/content/article.js';
import { ProjectFacts } from '../../features/content/project-facts.js';
import { islands, loadDocument } from '../islands.js';

const ProjectDetail = () => <Article kind="projects" islands={islands} facts={<ProjectFacts />} />;

export default definePage({ namespaces: ['blogs', 'product', 'project', 'inspiration'], load: (context) => loadDocument('projects', context), Component: ProjectDetail });
