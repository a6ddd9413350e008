import { useHref } from '../../core/locale.js';
import { definePage } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Listing } from '../../features/catalogue/listing.js';
import { loadListing } from '../../features/catalogue/load-listing.js';
import { titleOfPage } from '../../features/catalogue/title-of-page.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';

const ProductOverview = () => {
  const t = useTexts('product');
  const routes = useTexts('routes');
  const href = useHref();
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ label: routes('home'), href: href('home') }, { label: routes('productOverview') }]} />
      <Listing title={t('listing.title')} summary={t('listing.summary')} />
    </div>
  );
};

export default definePage({
  namespaces: ['product'],
  load: async (context) => {
    const t = context.texts('product');
    const page = await loadListing(context);
    return { title: titleOfPage(t, t('listing.title'), page), description: t('listing.summary') };
  },
  Component: ProductOverview,
});
