import { definePage } from '../../core/page.js';
import { Article, loadArticle } from '../../features/content/article.js';

const AdviceDetail = () => <Article kind="advice" />;

export default definePage({ namespaces: ['blogs', 'product'], load: (context) => loadArticle('advice', context), Component: AdviceDetail });
