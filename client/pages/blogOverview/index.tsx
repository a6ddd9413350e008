import { useApi } from '../../core/api.js';
import { definePage } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Archive, loadArchive } from '../../features/content/archive.js';
import { ContentCards } from '../../ui/content-cards.js';

/** Advice has no list of its own: all of it stands above the first page of the blog. */
const adviceInput = { kind: 'advice', pageSize: 60 } as const;

const Advice = () => {
  const t = useTexts('blogs');
  const { items } = useRead(useApi().content.list.queryOptions(adviceInput));
  if (items.length === 0) return null;
  return (
    <>
      <section className="lead" id="advice" aria-labelledby="advice-title">
        <h2 id="advice-title">{t('advice')}</h2>
        <ContentCards cards={items} />
      </section>
      <h2 className="visually-hidden">{t('latest')}</h2>
    </>
  );
};

const BlogOverview = () => <Archive kind="blogs" route="blogOverview" lead={<Advice />} />;

export default definePage({
  namespaces: ['blogs', 'inspiration'],
  load: async (context) => {
    const [draft] = await Promise.all([loadArchive('blogs', context), context.queryClient.ensureQueryData(context.api.content.list.queryOptions(adviceInput))]);
    return draft;
  },
  Component: BlogOverview,
});
