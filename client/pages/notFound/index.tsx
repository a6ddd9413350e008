import { definePage } from '../../core/page.js';
import { loadPageNotFound, PageNotFoundContent } from '../../features/search/page-not-found.js';

export default definePage({ namespaces: ['notFound', 'product', 'inspiration'], load: loadPageNotFound, Component: PageNotFoundContent });
