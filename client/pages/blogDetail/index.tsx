import { definePage } from '../../core/page.js';
import { Article } from '../../features/content/article.js';
import { islands, loadDocument } from '../islands.js';

const BlogDetail = () => <Article kind="blogs" islands={islands} />;

export default definePage({ namespaces: ['blogs', 'product'], load: (context) => loadDocument('blogs', context), Component: BlogDetail });
