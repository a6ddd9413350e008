import type { StorageFile } from '../../../../src/contract/storage.js';
import { useTexts } from '../../../core/texts.js';
import { previewUrl } from './printable.js';

/** Previously uploaded pictures to choose from. */
export const EarlierPictures = ({ pictures, onChoose }: { pictures: readonly StorageFile[]; onChoose(picture: StorageFile): void }) => {
  const t = useTexts('product');
  if (!pictures.length) return null;
  return (
    <section className="earlier" aria-label={t('print.earlier')}>
      <h3>{t('print.earlier')}</h3>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)}>
              <img src={previewUrl(picture.preview!)} width={96} height={96} alt="" loading="lazy" />
              <span className="visually-hidden">{t('print.take', { name: picture.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
