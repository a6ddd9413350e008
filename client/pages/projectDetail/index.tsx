import { definePage } from '../../core/page.js';
import { Article } from '../../features/content/article.js';
import { AskAdvice } from '../../features/content/project/ask-advice.js';
import { ProjectFacts } from '../../features/content/project/project-facts.js';
import { RoomChange } from '../../features/content/project/room-change.js';
import { islands, loadDocument } from '../islands.js';

const ProjectDetail = () => (
  <Article
    kind="projects"
    islands={islands}
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

export default definePage({ namespaces: ['blogs', 'product', 'project', 'inspiration'], load: (context) => loadDocument('projects', context), Component: ProjectDetail });
