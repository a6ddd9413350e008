import { definePage } from '../../core/page.js';
import { Article, loadArticle } from '../../features/content/article.js';

const BlogDetail = () => <Article kind="blogs" />;

export default definePage({ namespaces: ['blogs', 'product', 'inspiration'], load: (context) => loadArticle('blogs', context), Component: BlogDetail });
