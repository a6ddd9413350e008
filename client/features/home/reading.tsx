import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { ContentCards } from '../../ui/content-cards.js';
import { adviceInput, blogsInput } from './load-home.js';
import { SectionFrame } from './section-frame.js';

const count = 3;

/** Three articles: up to two of advice, then the newest of the blog. */
export const Reading = () => {
  const t = useTexts('homepage');
  const href = useHref();
  const api = useApi();
  const advice = useRead(api.content.list.queryOptions(adviceInput));
  const blogs = useRead(api.content.list.queryOptions(blogsInput));
  const cards = [...advice.items.slice(0, 2), ...blogs.items].slice(0, count);
  if (cards.length === 0) return null;
  return (
    <SectionFrame title={t('reading.title')} more={{ href: href('blogOverview'), label: t('reading.all') }}>
      <ContentCards cards={cards} />
    </SectionFrame>
  );
};
