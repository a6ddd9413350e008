import { maximumFiles, type StorageItem } from '../../../../src/contract/storage.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { megabytesOf } from '../../../ui/form/file-rules.js';
import { Icon } from '../../../ui/icon.js';
import type { UsedLibrary } from './use-library.js';

/** Files of a saved item, and a form to upload another, which works without scripts. */
export const ItemFiles = ({ item, library: { isChanging, removeFile } }: { item: StorageItem; library: UsedLibrary }) => {
  const t = useTexts('account');
  const { number } = useFormat();
  const { id, files, deletedAt, name: owner } = item;
  return (
    <>
      {files.length > 0 && (
        <ul className="files" aria-label={t('library.filesOf', { name: owner })}>
          {files.map(({ id: fileId, name, size, path }) => (
            <li key={fileId}>
              <a href={`/forms${path}`} download>
                {name}
              </a>
              <small>{t('library.size', { megabytes: number(Math.max(0.1, megabytesOf(size)), 1) })}</small>
              {!deletedAt && files.length > 1 && (
                <button type="button" disabled={isChanging} aria-label={t('library.removeNamed', { name })} onClick={() => removeFile(item, fileId, name)}>
                  <Icon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!deletedAt && files.length < maximumFiles && (
        <details>
          <summary>{t('library.addFile')}</summary>
          <form method="post" action={`/forms/storage/${encodeURIComponent(id)}/files`} encType="multipart/form-data">
            <input type="file" name="file" required aria-label={t('library.fileFor', { name: owner })} />
            <Button data-kind="secondary" data-size="small">
              {t('library.send')}
            </Button>
          </form>
        </details>
      )}
    </>
  );
};
