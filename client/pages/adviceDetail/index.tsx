import { definePage } from '../../core/page.js';
import { Article, useArticle } from '../../features/content/article.js';
import { CalculatorTool, islands, loadDocument } from '../islands.js';

const AdviceDetail = () => {
  const { tool, title } = useArticle('advice');
  return <Article kind="advice" islands={islands} tool={tool && <CalculatorTool title={title} />} />;
};

export default definePage({ namespaces: ['blogs', 'product'], load: (context) => loadDocument('advice', context), Component: AdviceDetail });
