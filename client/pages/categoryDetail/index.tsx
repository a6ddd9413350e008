import { useApi } from '../../core/api.js';
import { useHref, useLocale } from '../../core/locale.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { definePage, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Listing } from '../../features/catalogue/listing.js';
import { loadListing } from '../../features/catalogue/load-listing.js';
import { titleOfPage } from '../../features/catalogue/title-of-page.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';

const CategoryDetail = () => {
  const routes = useTexts('routes');
  const href = useHref();
  const locale = useLocale();
  const { slug = '' } = useNavigation().place.params;
  const category = useRead(useApi().categories.bySlug.queryOptions({ locale, slug }));
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ label: routes('home'), href: href('home') }, { label: routes('productOverview'), href: href('productOverview') }, { label: category.name }]} />
      <Listing title={category.name} summary={category.summary} category={category}>
        <p className="about">{category.description}</p>
      </Listing>
    </div>
  );
};

export default definePage({
  namespaces: ['product'],
  load: async (context) => {
    const { api, queryClient, locale, params, texts } = context;
    const category = await findOrRedirect(queryClient.ensureQueryData(api.categories.bySlug.queryOptions({ locale, slug: params.slug ?? '' })));
    const page = await loadListing(context, category.id);
    return { title: titleOfPage(texts('product'), category.name, page), description: category.summary, slugs: category.slugs };
  },
  Component: CategoryDetail,
});
