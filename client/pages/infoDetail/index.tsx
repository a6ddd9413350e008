import { definePage } from '../../core/page.js';
import { Article, loadArticle } from '../../features/content/article.js';

const InfoDetail = () => <Article kind="info" />;

export default definePage({ namespaces: ['blogs'], load: (context) => loadArticle('info', context), Component: InfoDetail });
