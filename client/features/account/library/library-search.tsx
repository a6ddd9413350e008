import type { InputOf } from '../../../../src/contract/shop-api.js';
import { useHref } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { libraryQuery } from './library-query.js';

/** Search in names and notes of saved items: a GET form to the same page. */
export const LibrarySearch = ({ asked }: { asked: InputOf<'listStorage'> }) => {
  const t = useTexts('account');
  const href = useHref();
  const { view, deleted } = libraryQuery(asked);
  return (
    <form className="search" action={href('myAccount')}>
      <input type="hidden" name="view" value={view} />
      {deleted && <input type="hidden" name="deleted" value={deleted} />}
      <label htmlFor="library-q">{t('library.search')}</label>
      <input id="library-q" key={asked.q} type="search" name="q" defaultValue={asked.q} maxLength={100} autoComplete="off" />
      <Button data-kind="secondary">{t('library.find')}</Button>
    </form>
  );
};
