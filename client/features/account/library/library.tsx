import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useRead } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { FileField } from '../../../ui/form/file-field.js';
import { NeedsScript } from '../../../ui/form/needs-script.js';
import { Pagination } from '../../../ui/pagination.js';
import { ProblemRemark } from '../../../ui/problem-remark.js';
import { AccountFrame } from '../account-frame.js';
import { DoneNotice, RemovedNotice } from '../notices.js';
import { libraryQuery, readLibraryQuery } from './library-query.js';
import { LibraryItem } from './library-item.js';
import { LibraryBlock } from './library.styles.js';
import { LibrarySearch } from './library-search.js';
import { useLibrary } from './use-library.js';

/** Saved designs, uploaded files and products saved for later. */
export const Library = () => {
  const t = useTexts('account');
  const href = useHref();
  const { search } = useNavigation().place;
  const requested = readLibraryQuery(search);
  const { items, total, page, pageSize } = useRead(useApi().storage.list.queryOptions(requested));
  const library = useLibrary();
  const { notice, error, isChanging, restore } = library;
  const isDeleted = requested.deleted === true;
  const pathOf = (changes: Parameters<typeof libraryQuery>[0]) => href('myAccount', undefined, libraryQuery({ ...requested, page: undefined, ...changes }));

  return (
    <AccountFrame title={t('library.heading')} lead={t('library.lead')}>
      <NeedsScript instead={t('noScript')} />
      <LibraryBlock>
        <LibrarySearch asked={requested} />
        {error && <ProblemRemark error={error} />}
        {notice?.kind === 'removed' && (
          <RemovedNotice key={notice.item.id} text={t('library.removed', { name: notice.item.name })} isPending={isChanging} onUndo={() => restore(notice.item)} />
        )}
        {notice?.kind === 'done' && <DoneNotice key={notice.text} text={notice.text} />}
        <p className="count" aria-live="polite">
          {t('library.count', { count: total })}
        </p>
        {items.length === 0 ? (
          <Nothing kind={requested.q ? 'found' : isDeleted ? 'deleted' : 'saved'} />
        ) : (
          <ul className="items" aria-label={t('library.heading')}>
            {items.map((item) => (
              <LibraryItem key={item.id} item={item} library={library} isLast={item.position === total} />
            ))}
          </ul>
        )}
        <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={(target) => pathOf({ page: target })} />
        {!isDeleted && (
          <div className="upload">
            <FileField label={t('library.upload')} help={t('library.uploadHelp')} accepts={[]} value={null} onChange={(_, file) => file && void library.refresh()} />
          </div>
        )}
        <p className="ways">
          <a href={pathOf({ q: undefined, deleted: !isDeleted })}>{t(isDeleted ? 'library.toSaved' : 'library.toDeleted')}</a>
          <a href="/forms/Storage/export?format=zip" download>
            {t('library.exportZip')}
          </a>
          <a href="/forms/Storage/export?format=csv" download>
            {t('library.exportCsv')}
          </a>
          <a href="/forms/Storage/export?format=json" download>
            {t('library.exportJson')}
          </a>
        </p>
      </LibraryBlock>
    </AccountFrame>
  );
};

const Nothing = ({ kind }: { kind: 'saved' | 'found' | 'deleted' }) => {
  const t = useTexts('account');
  const href = useHref();
  return (
    <EmptyState title={t(`library.empty.${kind}.title`)}>
      <p>{t(`library.empty.${kind}.text`)}</p>
      {kind === 'saved' && (
        <Button as="a" href={href('productOverview')}>
          {t('orders.empty.action')}
        </Button>
      )}
    </EmptyState>
  );
};
