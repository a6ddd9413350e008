import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import type { StorageFile } from '../../../../src/contract/storage.js';
import { printDpi } from '../../../../src/domain/dpi.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { Icon } from '../../../ui/icon.js';
import { Remark } from '../../../ui/remark.js';
import { useModalDialog } from '../../../ui/use-modal-dialog.js';
import { type Area, isEnough, type Job, largestCentredCrop, minCrop, turned } from './crop-area.js';
import { CropFields } from './crop-fields.js';
import { CropStage } from './crop-stage.js';
import { ToolsBlock } from './crop-tools.styles.js';
import { RoomPreview } from './room-preview.js';
import { StudioDialogBlock } from './studio-dialog.styles.js';
import type { CropFailure } from './use-accepted-crop.js';
import { ZoomSlider } from './zoom-slider.js';

interface StudioDialogProps {
  photo: StorageFile;
  job: Job;
  area: Area;
  frame: { hex: string } | null;
  isCutting: boolean;
  failure: CropFailure | undefined;
  /** Button for another photo. */
  other: ReactNode;
  sharpness: ReactNode;
  notes: ReactNode;
  onChange(area: Area): void;
  /** Sends the crop and closes the studio. */
  leave(): Promise<void>;
  /** Closes the studio without a crop, after a failure. */
  giveUp(): void;
}

/** Photo studio over the whole window: crop by pointer, fingers, keys and numbers. Every way out accepts the crop. */
export const StudioDialog = ({ photo, job, area, frame, isCutting, failure, other, sharpness, notes, onChange: change, leave, giveUp }: StudioDialogProps) => {
  const t = useTexts('product');
  const global = useTexts('global');
  const { number } = useFormat();
  const dialog = useModalDialog();
  const id = useId();
  const next = ((area.rotation + 90) % 360) as Area['rotation'];
  const canTurn = isEnough(job, next);
  const least = minCrop(job);
  const go = () => void (isCutting || leave());
  const close = failure ? giveUp : go;
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  // In the body, because a dialog within a folded step of the configurator would be invisible. A second Escape closes it without asking.
  return createPortal(
    <StudioDialogBlock ref={dialog} aria-labelledby={`${id}-title`} data-studio="open" onCancel={onCancel} onClose={giveUp}>
      <div className="head">
        <h2 id={`${id}-title`}>{t('print.title', { width: job.sheet.width, height: job.sheet.height })}</h2>
        <button type="button" onClick={close} aria-label={global('close')}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className="desk">
        <div className="cutting">
          <CropStage {...{ photo, job, area, onChange: change }} />
          <ToolsBlock>
            <ZoomSlider {...{ job, area, dpi: printDpi(area, job.sheet), onChange: change }} />
            <div className="tools">
              <Button
                type="button"
                data-kind="secondary"
                data-size="small"
                aria-disabled={!canTurn || undefined}
                aria-describedby={canTurn ? undefined : `${id}-turn`}
                onClick={() => canTurn && change(turned(job, area))}
              >
                <span aria-hidden="true">↻</span> {t('print.turn')}
              </Button>
              <Button type="button" data-kind="secondary" data-size="small" onClick={() => change(largestCentredCrop(job, isEnough(job, 0) ? 0 : area.rotation))}>
                {t('print.reset')}
              </Button>
              {other}
            </div>
            {!canTurn && (
              <p className="hint" id={`${id}-turn`}>
                {t('print.noTurn', { width: number(least.width), height: number(least.height) })}
              </p>
            )}
            <CropFields {...{ job, area, faults: failure?.faults ?? {}, onChange: change }} />
          </ToolsBlock>
          <p className="hint keys">{t('print.keys')}</p>
        </div>
        <div className="seeing">
          {sharpness}
          <RoomPreview print={{ preview: photo.preview!, area, job, frame }} />
        </div>
      </div>
      <div className="foot">
        <div className="notes">
          {notes}
          {failure && (
            <Remark kind="danger" role="alert">
              {failure.text}
            </Remark>
          )}
        </div>
        <Button type="button" data-wide onClick={go} aria-disabled={isCutting || undefined}>
          {isCutting ? t('print.cutting') : t('print.accept')}
        </Button>
      </div>
    </StudioDialogBlock>,
    document.body,
  );
};
