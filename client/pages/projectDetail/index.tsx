import { definePage } from '../../core/page.js';
import { Article, loadArticle } from '../../features/content/article.js';
import { ProjectFacts } from '../../features/content/project-facts.js';

const ProjectDetail = () => <Article kind="projects" facts={<ProjectFacts />} />;

export default definePage({ namespaces: ['blogs', 'product', 'project', 'inspiration'], load: (context) => loadArticle('projects', context), Component: ProjectDetail });
