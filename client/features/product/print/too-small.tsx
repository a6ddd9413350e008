import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import type { PhotoPrint } from '../../../../src/contract/configuration.js';
import type { StorageFile } from '../../../../src/contract/storage.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { Icon } from '../../../ui/icon.js';
import { ModalDialog } from '../../../ui/modal.styles.js';
import { useModalDialog } from '../../../ui/use-modal-dialog.js';
import type { Size } from './crop-area.js';
import { previewUrl } from './printable.js';
import { TooSmallBlock } from './too-small.styles.js';

interface TooSmallProps {
  photo: StorageFile;
  /** Required size in pixels. */
  least: Size;
  /** Formats for which the picture has enough pixels. */
  formats: PhotoPrint['formats'];
  onFormat(id: string): void;
  onClose(): void;
  /** Other ways on: another photo, turning. */
  children: ReactNode;
}

/** Dialog about a picture with too few pixels for the format: what is required, and what helps. It lies over the page, so that nothing moves. */
export const TooSmall = ({ photo, least, formats, onFormat, onClose, children }: TooSmallProps) => {
  const t = useTexts('product');
  const global = useTexts('global');
  const { number } = useFormat();
  const dialog = useModalDialog();
  const id = useId();
  const pixels = ({ width, height }: Size) => ({ width: number(width), height: number(height) });
  // In the body, because a dialog within a folded step of the configurator would be invisible.
  return createPortal(
    <ModalDialog ref={dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-needs`} onCancel={onClose}>
      <div>
        <div className="head">
          <h2 id={`${id}-title`}>{t('print.tooSmall', pixels({ width: photo.width!, height: photo.height! }))}</h2>
          <button type="button" onClick={onClose} aria-label={global('close')}>
            <Icon name="close" size={22} />
          </button>
        </div>
        <TooSmallBlock>
          <div className="facts">
            <img src={previewUrl(photo.preview!)} width={photo.width!} height={photo.height!} alt="" />
            <div id={`${id}-needs`}>
              <p>{t('print.needs', pixels(least))}</p>
              <p>{t('print.original')}</p>
            </div>
          </div>
          <p>{t(formats.length ? 'print.fitsOthers' : 'print.fitsNone')}</p>
          <div className="do">
            {formats.map((format) => (
              <Button key={format.id} type="button" data-size="small" onClick={() => onFormat(format.id)}>
                {t('print.chooseFormat', { format: format.label })}
              </Button>
            ))}
          </div>
          {children}
        </TooSmallBlock>
      </div>
    </ModalDialog>,
    document.body,
  );
};
