import type { ContentTool } from '../../../src/contract/content.js';
import { useNavigation, definePage } from '../../core/page.js';
import { Article, loadArticle, useArticle } from '../../features/content/article.js';

/** Tools that documents carry; each comes with its chunk when a document asks for it. */
const chunks = { 'room-calculator': () => import('../../features/room/index.js') } as const satisfies Record<ContentTool, () => Promise<unknown>>;
type Chunk = Awaited<ReturnType<(typeof chunks)[ContentTool]>>;
/** Those that have come: `load` waits for them, so that the page is rendered and hydrated whole. */
const loaded: { [Name in ContentTool]?: Chunk } = {};

const AdviceDetail = () => {
  const { tool, title } = useArticle('advice');
  const { search } = useNavigation().place;
  const Tool = tool && loaded[tool]?.Calculator;
  return <Article kind="advice" tool={Tool && <Tool key={search.toString()} title={title} />} />;
};

export default definePage({
  namespaces: ['blogs', 'product', 'inspiration'],
  load: async (context) => {
    const draft = await loadArticle('advice', context);
    const tool = draft.about && 'document' in draft.about ? draft.about.document.tool : undefined;
    if (tool) {
      const chunk = (loaded[tool] ??= await chunks[tool]());
      await Promise.all([context.needTexts(chunk.namespaces), chunk.loadRoom(context)]);
    }
    return draft;
  },
  Component: AdviceDetail,
});
