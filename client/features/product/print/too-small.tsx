import type { ReactNode } from 'react';
import type { PhotoPrint } from '../../../../src/contract/configuration.js';
import type { StorageFile } from '../../../../src/contract/storage.js';
import { useFormat } from '../../../core/format.js';
import { useLocale } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { Remark } from '../../../ui/remark.js';
import type { Size } from './crop-area.js';
import { previewUrl } from './printable.js';

interface TooSmallProps {
  photo: StorageFile;
  /** Required size in pixels. */
  least: Size;
  /** Formats for which the picture has enough pixels. */
  formats: PhotoPrint['formats'];
  children: ReactNode;
}

/** Shown for a picture with too few pixels for the format: its size, the required size, and possible formats. */
export const TooSmall = ({ photo, least, formats, children }: TooSmallProps) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const names = new Intl.ListFormat(useLocale(), { type: 'disjunction' }).format(formats.map(({ label }) => label));
  const pixels = ({ width, height }: Size) => ({ width: number(width), height: number(height) });
  return (
    <div className="small">
      <img src={previewUrl(photo.preview!)} width={photo.width!} height={photo.height!} alt="" />
      <Remark kind="danger" role="alert">
        <b>{t('print.tooSmall', pixels({ width: photo.width!, height: photo.height! }))}</b>
        <p>{t('print.needs', pixels(least))}</p>
        <p>{formats.length ? t('print.fitsOthers', { formats: names }) : t('print.fitsNone')}</p>
      </Remark>
      {children}
    </div>
  );
};
