import { useApi } from '../../core/api.js';
import { useLocale } from '../../core/locale.js';
import { findOrRedirect } from '../../core/find-or-redirect.js';
import { definePage, useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { href } from '../../../src/contract/routes.js';
import { Listing } from '../../features/catalogue/listing.js';
import { loadListing } from '../../features/catalogue/load-listing.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { pagedTitle } from '../../ui/paged-title.js';

const CategoryDetail = () => {
  const locale = useLocale();
  const { slug = '' } = useNavigation().place.params;
  const category = useRead(useApi().categories.bySlug.queryOptions({ locale, slug }));
  return (
    <div className="container">
      <Breadcrumbs />
      <Listing title={category.name} summary={category.summary} category={category}>
        <p className="about">{category.description}</p>
      </Listing>
    </div>
  );
};

export default definePage({
  namespaces: ['product'],
  load: async (context) => {
    const { api, queryClient, locale, params, texts, trail } = context;
    const { id, name, summary, slugs, picture, parent } = await findOrRedirect(
      queryClient.ensureQueryData(api.categories.bySlug.queryOptions({ locale, slug: params.slug ?? '' })),
    );
    const { page, about, isNarrowed } = await loadListing(context, id);
    const above = parent ? [{ label: parent.name, href: href('categoryDetail', locale, { slug: parent.slug }) }] : [];
    return {
      isNarrowed,
      about,
      title: pagedTitle(texts('global'), name, page),
      description: summary,
      slugs,
      picture: picture.file,
      trail: trail({ label: texts('routes')('productOverview'), href: href('productOverview', locale) }, ...above, { label: name }),
    };
  },
  Component: CategoryDetail,
});
