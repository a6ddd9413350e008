import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { ContentCards } from '../../ui/content-cards.js';
import { projectsInput } from './load-home.js';
import { SectionFrame } from './section-frame.js';

export const Projects = () => {
  const t = useTexts('homepage');
  const href = useHref();
  const { items } = useRead(useApi().content.list.queryOptions(projectsInput));
  if (items.length === 0) return null;
  return (
    <SectionFrame title={t('projects.title')} more={{ href: href('projectOverview'), label: t('projects.all') }}>
      <ContentCards cards={items} />
    </SectionFrame>
  );
};
