import { type ReactNode, useState } from 'react';
import type { StorageFile } from '../../../../src/contract/storage.js';
import { printDpi } from '../../../../src/domain/dpi.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { Remark } from '../../../ui/remark.js';
import { type Area, fitToPrint, isEnough, isSameArea, type Job, largestCentredCrop, minCrop, turned } from './crop-area.js';
import { CropFields } from './crop-fields.js';
import { CropStage } from './crop-stage.js';
import { ToolsBlock } from './crop-tools.styles.js';
import { DpiRemark } from './dpi-remark.js';
import type { PhotoStudioProps } from './photo-studio.types.js';
import { RoomPreview } from './room-preview.js';
import { TooSmall } from './too-small.js';
import { useAcceptedCrop } from './use-accepted-crop.js';
import { ZoomSlider } from './zoom-slider.js';

interface CropEditorProps extends Omit<PhotoStudioProps, 'accepts' | 'onUploaded'> {
  photo: StorageFile;
  onOther(): void;
}

/** Crop tool for a photo: pointer, keys and numbers, with a preview and the resolution. */
export const CropEditor = (props: CropEditorProps) => {
  const { photo, print, format, onOther } = props;
  const t = useTexts('product');
  /** Chosen crop. It is kept when the format changes. */
  const [wish, setWish] = useState<Area>();
  const sheetOf = ({ widthMm, heightMm }: Pick<typeof format, 'widthMm' | 'heightMm'>) => ({ width: widthMm, height: heightMm, bleed: print.bleedMm });
  const jobOf = (wanted: typeof format): Job => ({
    source: { width: photo.width!, height: photo.height! },
    sheet: sheetOf(wanted),
    minimumDpi: print.minimumDpi,
    isRound: print.isRound && wanted.widthMm === wanted.heightMm,
  });
  const job = jobOf(format);
  const rotation = isEnough(job, 0) ? 0 : 90;
  const other = (
    <Button type="button" data-kind="secondary" data-size="small" onClick={onOther}>
      {t('print.other')}
    </Button>
  );
  if (!isEnough(job, rotation))
    return (
      <TooSmall photo={photo} least={minCrop(job)} formats={print.formats.filter((one) => [0 as const, 90 as const].some((turn) => isEnough(jobOf(one), turn)))}>
        {other}
      </TooSmall>
    );
  return <OpenEditor {...props} {...{ job, rotation, wish, other }} onChange={setWish} />;
};

interface OpenEditorProps extends Omit<CropEditorProps, 'onOther'> {
  job: Job;
  rotation: 0 | 90;
  wish: Area | undefined;
  other: ReactNode;
  onChange(area: Area): void;
}

const OpenEditor = ({ photo, print, frame, configuration, onCropped, save, job, rotation, wish, other, onChange: change }: OpenEditorProps) => {
  const t = useTexts('product');
  const { accepted, accept, isCutting, problem, faults } = useAcceptedCrop({ uploadId: photo.uploadId, configuration, save, onCropped });
  const wanted = wish ?? accepted;
  const area = wanted ? fitToPrint(job, wanted) : largestCentredCrop(job, rotation);
  const dpi = printDpi(area, job.sheet);
  const isAccepted = accepted !== undefined && isSameArea(accepted, area);
  const next = ((area.rotation + 90) % 360) as Area['rotation'];
  return (
    <div className="desk">
      <div className="cutting">
        <CropStage {...{ photo, job, area, onChange: change }} />
        <ToolsBlock>
          <div className="tools">
            <ZoomSlider {...{ job, area, dpi, onChange: change }} />
            <Button type="button" data-kind="secondary" data-size="small" disabled={!isEnough(job, next)} onClick={() => change(turned(job, area))}>
              <span aria-hidden="true">↻</span> {t('print.turn')}
            </Button>
            <Button type="button" data-kind="secondary" data-size="small" onClick={() => change(largestCentredCrop(job, rotation))}>
              {t('print.reset')}
            </Button>
            {other}
          </div>
          <CropFields {...{ job, area, faults, onChange: change }} />
        </ToolsBlock>
        <p className="hint">{t('print.keys')}</p>
      </div>
      <div className="seeing">
        <DpiRemark {...{ area, dpi, print }} />
        <RoomPreview {...{ photo, area, job, frame }} />
        <Button type="button" data-wide onClick={() => accept(area)} aria-disabled={isCutting || isAccepted || undefined}>
          {isCutting ? t('print.cutting') : t('print.accept')}
        </Button>
        <div aria-live="polite">{isAccepted && <Remark kind="success">{t('print.accepted')}</Remark>}</div>
        {problem && (
          <Remark kind="danger" role="alert">
            {problem}
          </Remark>
        )}
      </div>
    </div>
  );
};
