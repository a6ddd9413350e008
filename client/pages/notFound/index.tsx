import { definePage } from '../../core/page.js';
import { loadLost, Lost } from '../../features/search/lost.js';

export default definePage({ namespaces: ['notFound', 'product', 'inspiration'], load: loadLost, Component: Lost });
