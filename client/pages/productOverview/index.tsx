import { loadIntroduction, useIntroduction } from '../../core/introduction.js';
import { definePage } from '../../core/page.js';
import { Listing } from '../../features/catalogue/listing.js';
import { loadListing } from '../../features/catalogue/load-listing.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { pagedTitle } from '../../ui/paged-title.js';

const ProductOverview = () => {
  const { title, summary } = useIntroduction();
  return (
    <div className="container">
      <Breadcrumbs />
      <Listing title={title} summary={summary} />
    </div>
  );
};

export default definePage({
  namespaces: ['product'],
  load: async (context) => {
    const { texts, trail } = context;
    const [{ page, about, isNarrowed }, { title }] = await Promise.all([loadListing(context), loadIntroduction(context)]);
    return { isNarrowed, about, title: pagedTitle(texts('global'), title, page), trail: trail({ label: texts('routes')('productOverview') }) };
  },
  Component: ProductOverview,
});
