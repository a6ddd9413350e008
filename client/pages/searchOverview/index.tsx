import { definePage } from '../../core/page.js';
import { loadSearch } from '../../features/search/load-search.js';
import { Search } from '../../features/search/search.js';

export default definePage({ namespaces: ['search', 'product', 'inspiration'], load: loadSearch, Component: Search });
