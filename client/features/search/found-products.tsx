import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { choicesIn, type ListChoices, queryOfChoices } from '../../ui/filter/list-choices.js';
import { ProductBrowser } from '../../ui/filter/product-browser.js';
import { useListChoices } from '../../ui/filter/use-list-choices.js';
import { preservedParameters, productsInput, searchIn } from './search-query.js';

/** Found products, with the filters and sorting of a product list. */
export const FoundProducts = () => {
  const t = useTexts('search');
  const product = useTexts('product');
  const href = useHref();
  const { place } = useNavigation();
  const { q, type } = preservedParameters(searchIn(place));
  const list = useRead(useApi().products.list.queryOptions(productsInput(place)));
  const pathOf = (choices: ListChoices) => href('searchOverview', undefined, { q, type, ...queryOfChoices(choices, true) });
  const control = useListChoices(choicesIn(place, true), pathOf);
  return (
    <section>
      <ProductBrowser
        key={q}
        control={control}
        list={list}
        heading="h3"
        action={href('searchOverview')}
        kept={{ q, ...(type && { type }) }}
        isSearch
        tracked={{ id: 'search', name: t('action') }}
        head={
          <>
            <h2>{t('types.product')}</h2>
            <p>
              <output>{product('listing.count', { count: list.total })}</output>
            </p>
          </>
        }
        empty={<p className="summary">{t('nothingHere')}</p>}
      />
    </section>
  );
};
