import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { StorageFile } from '../../../../src/contract/storage.js';
import { useTexts } from '../../../core/texts.js';
import { type Area, aspectOf, isSameArea, type Job, moved, type Size, zoomed } from './crop-area.js';
import { StageBlock } from './crop-stage.styles.js';
import { previewUrl } from './printable.js';
import { cropOfView, type StageView, viewOf, windowIn } from './stage-geometry.js';

interface CropStageProps {
  photo: StorageFile;
  job: Job;
  area: Area;
  onChange(area: Area): void;
}

const arrows: Record<string, readonly [right: number, down: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const nearer: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Returns the crop after a key press; undefined for other keys. Shift makes larger steps. */
export const areaByKey = (job: Job, area: Area, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Area | undefined => {
  const arrow = arrows[key];
  const step = shiftKey ? 0.1 : 0.01;
  if (arrow) return moved(job, area, arrow[0] * step, arrow[1] * step);
  const way = nearer[key];
  return way && zoomed(job, area, (shiftKey ? 1.25 : 1.05) ** way);
};

/** Picture with crop window. It can be changed by drag, pinch, wheel and keys. */
export const CropStage = ({ photo, job, area, onChange }: CropStageProps) => {
  const t = useTexts('product');
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [media, setMedia] = useState<Size>();
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize({ width: entry!.contentRect.width, height: entry!.contentRect.height }));
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, []);
  /** View after the last event. The wheel triggers separate events for position and zoom. */
  const seen = useRef<StageView>(undefined);
  useEffect(() => {
    seen.current = undefined;
  });
  /** What the visitor moves the picture with. Position events outside an interaction are corrections of the control and would shift the crop by a pixel. */
  const held = useRef<string>(undefined);

  const window = size && windowIn(size, aspectOf(job.sheet));
  const sizes = window && media && { window, media };
  const view = sizes ? viewOf(job, area, sizes) : { crop: { x: 0, y: 0 }, zoom: 1 };
  const show = (next: Partial<StageView>) => {
    if (!sizes) return;
    seen.current = { ...(seen.current ?? view), ...next };
    const found = cropOfView(job, seen.current, sizes, area.rotation);
    if (!isSameArea(found, area)) onChange(found);
  };
  const press = (event: KeyboardEvent) => {
    const next = areaByKey(job, area, event);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <StageBlock>
      <div className="stage" ref={stage}>
        {window && (
          <Cropper
            image={previewUrl(photo.preview!)}
            crop={view.crop}
            zoom={view.zoom}
            rotation={area.rotation}
            aspect={aspectOf(job.sheet)}
            cropSize={window}
            cropShape={job.isRound ? 'round' : 'rect'}
            showGrid={!job.isRound}
            minZoom={0.01}
            maxZoom={100}
            disableAutomaticStylesInjection
            setMediaSize={({ width, height }) => setMedia((known) => (known?.width === width && known.height === height ? known : { width, height }))}
            onInteractionStart={({ source }) => {
              held.current = source;
            }}
            onInteractionEnd={({ source }) => {
              // The wheel ends a quarter of a second after its last event, when a drag may have started.
              if (held.current === source) held.current = undefined;
            }}
            onCropChange={(crop) => held.current && show({ crop })}
            onZoomChange={(zoom) => show({ zoom })}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': t('print.window'), 'aria-roledescription': t('print.windowRole'), onKeyDown: press, onKeyUp: () => undefined }}
          />
        )}
        {size && window && <Guides {...{ stage: size, window, job }} />}
      </div>
      {job.sheet.bleed > 0 && <p className="caption">{t('print.safe', { bleed: job.sheet.bleed })}</p>}
    </StageBlock>
  );
};

/** Outline of the part that remains visible after the bleed is folded around the edge. */
const Guides = ({ stage, window, job: { sheet, isRound } }: { stage: Size; window: Size; job: Job }) => {
  const bleed = (sheet.bleed / (sheet.width + 2 * sheet.bleed)) * window.width;
  const [width, height] = [window.width - 2 * bleed, window.height - 2 * bleed];
  return (
    <svg className="guides" aria-hidden="true" viewBox={`0 0 ${stage.width} ${stage.height}`}>
      <rect x={(stage.width - width) / 2} y={(stage.height - height) / 2} width={width} height={height} rx={isRound ? width / 2 : 0} />
    </svg>
  );
};
