import { definePage } from '../../core/page.js';
import { Article } from '../../features/content/article.js';
import { islands, loadDocument } from '../islands.js';

const InfoDetail = () => <Article kind="info" islands={islands} />;

export default definePage({ namespaces: ['blogs', 'product'], load: (context) => loadDocument('info', context), Component: InfoDetail });
