import { definePage } from '../../core/page.js';
import { Comparison } from '../../features/wishes/comparison.js';
import { loadComparison } from '../../features/wishes/load-comparison.js';

export default definePage({ namespaces: ['wishes', 'product'], load: loadComparison, Component: Comparison });
