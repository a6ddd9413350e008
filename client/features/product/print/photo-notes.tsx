import type { StorageFile } from '../../../../src/contract/storage.js';
import { useHref } from '../../../core/locale.js';
import { useTexts } from '../../../core/texts.js';
import { Remark } from '../../../ui/remark.js';
import { photoField } from './photo-studio.types.js';
import type { PictureFault } from './picture-faults.js';
import type { OtherShape } from './shape.js';

interface PhotoNotesProps {
  photo: Pick<StorageFile, 'uploadId'>;
  fault: PictureFault | null | undefined;
  other: OtherShape | null | undefined;
}

/** What to know about a photo before it is ordered: its faults, and the print of its shape, with a link that takes the photo along. */
export const PhotoNotes = ({ photo, fault, other }: PhotoNotesProps) => {
  const t = useTexts('product');
  const href = useHref();
  return (
    <>
      {fault && (
        <output>
          <Remark kind="warning">{t(`print.fault.${fault}`)}</Remark>
        </output>
      )}
      {other && (
        <Remark kind="info">
          <p>{t(`print.shape.${other.shape === 'portrait' ? 'portrait' : 'landscape'}`)}</p>
          <p>
            <a href={href('productDetail', { slug: other.variant.slug }, { [photoField]: photo.uploadId })}>{t('print.shape.go', { name: other.variant.name })}</a>
          </p>
        </Remark>
      )}
    </>
  );
};
