import { useTexts } from '../core/texts.js';
import { Icon } from './icon.js';
import { PageLinks } from './pagination.styles.js';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Path of a page; page 1 has no page parameter. */
  hrefOf(page: number): string;
}

/** Pages with a link: first, last and those around the current one; null is a gap. */
const shownPages = (page: number, pageCount: number): (number | null)[] => {
  const near = [...new Set([1, page - 1, page, page + 1, pageCount])].filter((candidate) => candidate >= 1 && candidate <= pageCount);
  return near.flatMap((candidate, at) => (at > 0 && candidate - near[at - 1]! > 1 ? [null, candidate] : [candidate]));
};

/** Links to the pages of a list; nothing for a single page. */
export const Pagination = ({ page, pageCount, hrefOf }: PaginationProps) => {
  const t = useTexts('global');
  if (pageCount < 2) return null;
  return (
    <PageLinks aria-label={t('pagination.label')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrowLeft" />
          <span>{t('pagination.previous')}</span>
        </a>
      )}
      <ol>
        {shownPages(page, pageCount).map((target, at) => (
          <li key={target ?? `gap-${at}`}>
            {target ? (
              <a href={hrefOf(target)} aria-label={t('pagination.page', { page: target })} aria-current={target === page ? 'page' : undefined}>
                {target}
              </a>
            ) : (
              <span>…</span>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next">
          <span>{t('pagination.next')}</span>
          <Icon name="arrowRight" />
        </a>
      )}
    </PageLinks>
  );
};
