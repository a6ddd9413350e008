import type { FoundList } from '../../../src/contract/content.js';
import type { SearchGroup } from '../../../src/contract/content-kinds.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { ContentCards } from '../../ui/content-cards.js';
import { Icon } from '../../ui/icon.js';
import { Pagination } from '../../ui/pagination.js';
import { hasTab, preservedParameters, searchIn, wholeGroup } from './search-query.js';

interface FoundDocumentsProps {
  group: SearchGroup;
  found: FoundList;
}

/** One group of found documents: the best with a link to all, or in pages under its own tab. */
export const FoundDocuments = ({ group, found: { items, total, page, pageSize } }: FoundDocumentsProps) => {
  const t = useTexts('search');
  const href = useHref();
  const { q, type } = searchIn(useNavigation().place);
  const isWhole = type === group;
  return (
    <section id={`found-${group}`}>
      <h2>
        {hasTab(group) ? t(`types.${group}`) : t(`groups.${group}`)} <small>{total}</small>
      </h2>
      <ContentCards cards={items} columns={4} />
      {isWhole && (
        <Pagination
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          hrefOf={(number) => href('searchOverview', undefined, { ...preservedParameters({ q, type }), page: number })}
        />
      )}
      {!isWhole && total > items.length && (
        <a className="all" href={`${href('searchOverview', undefined, wholeGroup(q, group))}${type === 'all' ? `#found-${group}` : ''}`}>
          {t('allOf', { count: total })} <Icon name="arrowRight" size={16} />
        </a>
      )}
    </section>
  );
};
