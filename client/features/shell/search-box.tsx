import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { SearchForm } from './search-box.styles.js';

/** The way into the search, on every page; on a phone it leads to the search page. */
export const SearchBox = () => {
  const t = useTexts('header');
  const href = useHref();
  return (
    <SearchForm>
      <a href={href('searchOverview')} aria-label={t('search')}>
        <Icon name="search" size={24} />
      </a>
      <form action={href('searchOverview')}>
        <Icon name="search" />
        <input type="search" name="q" aria-label={t('search')} placeholder={t('searchHint')} maxLength={100} autoComplete="off" />
      </form>
    </SearchForm>
  );
};
