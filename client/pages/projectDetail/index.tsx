import { definePage } from '../../core/page.js';
import { Article, loadArticle } from '../../features/content/article.js';
import { AskAdvice } from '../../features/content/project/ask-advice.js';
import { ProjectFacts } from '../../features/content/project/project-facts.js';
import { RoomChange } from '../../features/content/project/room-change.js';

const ProjectDetail = () => (
  <Article
    kind="projects"
    facts={
      <>
        <ProjectFacts />
        <RoomChange />
      </>
    }
  >
    <AskAdvice />
  </Article>
);

export default definePage({ namespaces: ['blogs', 'product', 'project', 'inspiration'], load: (context) => loadArticle('projects', context), Component: ProjectDetail });
