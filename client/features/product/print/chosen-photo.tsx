import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StorageFile } from '../../../../src/contract/storage.js';
import { printDpi } from '../../../../src/domain/dpi.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { Remark } from '../../../ui/remark.js';
import { type Area, fitToPrint, isEnough, isSameArea, type Job, largestCentredCrop, minCrop } from './crop-area.js';
import { DpiRemark } from './dpi-remark.js';
import { showOwnPicture } from './own-picture.js';
import type { PhotoStudioProps } from './photo-studio.types.js';
import { PhotoNotes } from './photo-notes.js';
import { usePictureFault } from './picture-faults.js';
import { previewUrl } from './printable.js';
import { useOtherShape } from './shape.js';
import { PrintPicture } from './print-picture.js';
import { StudioDialog } from './studio-dialog.js';
import { TooSmall } from './too-small.js';
import { useAcceptedCrop } from './use-accepted-crop.js';

interface ChosenPhotoProps extends Omit<PhotoStudioProps, 'accepts' | 'onUploaded'> {
  photo: StorageFile;
  isOpen: boolean;
  setIsOpen(isOpen: boolean): void;
  onOther(): void;
}

/** Photo of a print with its crop. The crop on the page is always the one that is ordered: it is sent when the studio is left and when the format changes. */
export const ChosenPhoto = ({ product, photo, print, format, frame, configuration, onFormat, onCropped, save, isOpen, setIsOpen, onOther }: ChosenPhotoProps) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const { accepted, accept, isCutting, failure } = useAcceptedCrop({ uploadId: photo.uploadId, configuration, save, onCropped });
  /** Crop that the shopper made. It is kept when the format changes. */
  const [wish, setWish] = useState<Area | undefined>(accepted);
  const jobOf = ({ widthMm, heightMm }: typeof format): Job => ({
    source: { width: photo.width!, height: photo.height! },
    sheet: { width: widthMm, height: heightMm, bleed: print.bleedMm },
    minimumDpi: print.minimumDpi,
    isRound: print.isRound && widthMm === heightMm,
  });
  const job = jobOf(format);
  const isLargeEnough = isEnough(job, 0) || (wish !== undefined && isEnough(job, wish.rotation));
  const area = wish ? fitToPrint(job, wish) : largestCentredCrop(job);
  const isAccepted = accepted !== undefined && isSameArea(accepted, area);
  const fault = usePictureFault(previewUrl(photo.preview!));
  const otherShape = useOtherShape(product, job.source, job.sheet);
  const isDue = isLargeEnough && !isOpen && !isAccepted && !isCutting && !(failure && isSameArea(failure.area, area));
  const send = useEffectEvent(() => void accept(area));
  useEffect(() => {
    if (isDue) send();
  }, [isDue]);

  /** After an upload the focus was on a control that is gone. */
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) change.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const shown = JSON.stringify(isLargeEnough ? { area, job, frame } : null);
  useEffect(() => {
    const seen = JSON.parse(shown) as { area: Area; job: Job; frame: typeof frame } | null;
    if (isOpen || !seen) return undefined;
    showOwnPicture({ print: { preview: photo.preview!, ...seen } });
    return () => showOwnPicture(null);
  }, [shown, isOpen, photo.preview]);

  const other = (
    <Button type="button" data-kind="secondary" data-size="small" onClick={onOther}>
      {t('print.other')}
    </Button>
  );
  const notes = <PhotoNotes photo={photo} fault={fault} other={otherShape} />;
  // The studio opens complete, so that nothing in it moves.
  if (isOpen && (fault === undefined || otherShape === undefined)) return <output>{t('print.loading')}</output>;
  if (!isLargeEnough)
    return (
      <div className="own">
        <img src={previewUrl(photo.preview!)} width={photo.width!} height={photo.height!} alt="" />
        <div>
          <p role="alert">{t('print.tooSmall', { width: number(photo.width!), height: number(photo.height!) })}</p>
          <Button ref={change} type="button" data-kind="secondary" data-size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('print.helps')}
          </Button>
          {other}
        </div>
        {isOpen && (
          <TooSmall photo={photo} least={minCrop(job)} formats={print.formats.filter((one) => isEnough(jobOf(one), 0))} {...{ onFormat }} onClose={() => setIsOpen(false)}>
            <div className="do">
              {isEnough(job, 90) && (
                <Button type="button" data-kind="secondary" data-size="small" onClick={() => setWish(largestCentredCrop(job, 90))}>
                  {t('print.turn')}
                </Button>
              )}
              {other}
            </div>
            {notes}
          </TooSmall>
        )}
      </div>
    );
  const leave = async () => {
    if (isAccepted || (await accept(area))) setIsOpen(false);
  };
  const sharpness = <DpiRemark dpi={printDpi(area, job.sheet)} sheet={job.sheet} />;
  return (
    <div className="chosen">
      <div className="own">
        <PrintPicture print={{ preview: photo.preview!, area, job, frame }} />
        <div>
          <p aria-live="polite">{isCutting ? t('print.cutting') : isAccepted && !isOpen && t('print.accepted')}</p>
          <Button ref={change} type="button" data-kind="secondary" data-size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('print.change')}
          </Button>
          {other}
        </div>
      </div>
      {!isOpen && sharpness}
      {!isOpen && notes}
      {!isOpen && failure && (
        <Remark kind="danger" role="alert">
          <p>{failure.text}</p>
          <Button type="button" data-kind="quiet" data-size="small" onClick={() => void accept(area)}>
            {t('print.again')}
          </Button>
        </Remark>
      )}
      {isOpen && <StudioDialog {...{ photo, job, area, frame, isCutting, failure, other, sharpness, notes, leave }} onChange={setWish} giveUp={() => setIsOpen(false)} />}
    </div>
  );
};
