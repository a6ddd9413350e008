import type { KeyboardEvent, RefObject } from 'react';
import { largePictureOf } from '../../../src/contract/picture-sources.js';
import type { Picture } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { useModalDialog } from '../../ui/use-modal-dialog.js';
import { FullScreenDialog } from './full-screen.styles.js';
import { useZoom } from './use-zoom.js';

interface FullScreenProps {
  pictures: readonly Picture[];
  /** The pictures on the page. */
  row: RefObject<HTMLElement | null>;
  shown: number;
  show(at: number): void;
  onClose(): void;
}

/** Modal dialog with a zoomable picture. Escape closes it and restores the focus. */
const FullScreen = ({ pictures, row, shown, show, onClose }: FullScreenProps) => {
  const t = useTexts('product');
  const global = useTexts('global');
  const dialog = useModalDialog();
  const { file, width, height, alt } = pictures[shown]!;
  const { view, closer, further, onKey, handlers } = useZoom(file);
  /** The copy that the browser has already, shown until the large one has loaded. */
  const loaded = row.current?.querySelectorAll('img')[shown]?.currentSrc;
  const go = (by: number) => show(Math.min(pictures.length - 1, Math.max(0, shown + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    // The gallery, which contains the dialog, would show another picture.
    event.stopPropagation();
    if (onKey(event)) event.preventDefault();
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
  };
  const isClose = view.size < 1;
  const seen = [view.x * width, view.y * height, view.size * width, view.size * height].map((value) => value.toFixed(1)).join(' ');
  return (
    <FullScreenDialog ref={dialog} aria-label={t('gallery.fullScreen')} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="tools">
        <p aria-live="polite">{t('gallery.count', { number: shown + 1, total: pictures.length })}</p>
        <button type="button" onClick={further} disabled={!isClose} aria-label={t('gallery.further')}>
          <Icon name="minus" />
        </button>
        <button type="button" onClick={closer} aria-label={t('gallery.closer')}>
          <Icon name="plus" />
        </button>
        <button type="button" onClick={() => go(-1)} disabled={shown === 0} aria-label={t('gallery.previous')}>
          <Icon name="arrowLeft" />
        </button>
        <button type="button" onClick={() => go(1)} disabled={shown === pictures.length - 1} aria-label={t('gallery.next')}>
          <Icon name="arrowRight" />
        </button>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={global('close')}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <svg key={file} viewBox={seen} data-close={isClose || undefined} {...handlers}>
        <title>{alt}</title>
        <image href={loaded} width={width} height={height} />
        <image href={largePictureOf(file)} width={width} height={height} />
      </svg>
    </FullScreenDialog>
  );
};

export default FullScreen;
