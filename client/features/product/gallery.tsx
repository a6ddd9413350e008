import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { largePictureOf } from '../../../src/contract/picture-sources.js';
import type { Picture as PictureData } from '../../../src/contract/product.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { isPlainClick } from '../../core/plain-click.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { Picture } from '../../ui/picture.js';
import { GalleryBlock } from './gallery.styles.js';
import { useOwnPicture } from './print/own-picture.js';

const FullScreen = lazyPart(async () => (await import('./full-screen.js')).default);
const OwnSlide = lazyPart(async () => (await import('./print/own-slide.js')).OwnSlide);
/** Runs `act` instead of following the link, on a click without modifier keys. */
const instead = (event: MouseEvent, act: () => void): void => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};
const ends: Record<string, (shown: number, last: number) => number> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Pictures of a product: a row to swipe, thumbnails, and a full-screen view.
 * Without JavaScript the row can be swiped too, thumbnails scroll it, and each picture links to its largest file.
 */
export const Gallery = ({ pictures }: { pictures: readonly PictureData[] }) => {
  const t = useTexts('product');
  const row = useRef<HTMLUListElement>(null);
  /** Index to which the row is scrolling. Pictures that it passes do not become the current one. */
  const aim = useRef<number>(undefined);
  const [shown, setShown] = useState(0);
  const [isFull, setIsFull] = useState(false);
  /** The picture of what the shopper made is the last one, so that the others stay in place. */
  const own = useOwnPicture();
  const last = pictures.length - (own ? 0 : 1);
  const insideRow = useCachedHtml('pictures');
  const insideSmall = useCachedHtml('small pictures');

  const show = (at: number) => {
    const next = Math.min(last, Math.max(0, at));
    setShown(next);
    aim.current = next;
    row.current?.scrollTo({ left: row.current.clientWidth * next });
  };
  const hasOwn = own !== null;
  /** A picture that appears does not replace the one that is being viewed. */
  const isViewed = useRef(false);
  useEffect(() => {
    if (!hasOwn) return undefined;
    const jump = (at: number) => {
      if (isViewed.current) return;
      setShown(at);
      aim.current = at;
      row.current?.scrollTo({ left: row.current.clientWidth * at, behavior: 'instant' });
    };
    jump(pictures.length);
    return () => jump(0);
  }, [hasOwn, pictures.length, row]);
  const view = (isViewing: boolean) => {
    isViewed.current = isViewing;
    setIsFull(isViewing);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    // A row that is not displayed, as on paper, scrolls back to its start.
    if (clientWidth === 0) return;
    const at = Math.min(last, Math.round(scrollLeft / clientWidth));
    if (aim.current !== undefined && aim.current !== at) return;
    aim.current = undefined;
    setShown(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = ends[event.key];
    if (!next || last === 0) return;
    event.preventDefault();
    show(next(shown, last));
  };
  return (
    <GalleryBlock aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
      <div className="stage">
        <ul
          ref={row}
          className="row"
          onScroll={onScroll}
          {...insideRow(pictures, () => [
            ...pictures.map((picture, at) => (
              <li key={picture.file} id={`picture-${at + 1}`}>
                <a
                  href={largePictureOf(picture.file)}
                  tabIndex={at === shown ? undefined : -1}
                  aria-label={t('gallery.enlarge', { alt: picture.alt })}
                  aria-haspopup="dialog"
                  onClick={(event) =>
                    instead(event, () => {
                      show(at);
                      view(true);
                    })
                  }
                >
                  <Picture picture={picture} sizes="(min-width: 1320px) 600px, (min-width: 768px) 46vw, 94vw" eager={at === 0} aside={at > 0} alt="" />
                </a>
              </li>
            )),
            own && (
              <li key="own">
                <Suspense>
                  <OwnSlide picture={own} />
                </Suspense>
              </li>
            ),
          ])}
        />
        <p className="count" aria-live="polite">
          <Icon name="search" size={16} />
          {t('gallery.count', { number: shown + 1, total: last + 1 })}
        </p>
      </div>
      {last > 0 && (
        <ul
          className="small"
          {...insideSmall(pictures, () => [
            ...pictures.map((picture, at) => (
              <li key={picture.file}>
                <a
                  href={`#picture-${at + 1}`}
                  aria-label={t('gallery.show', { number: at + 1, alt: picture.alt })}
                  aria-current={at === shown ? 'true' : undefined}
                  onClick={(event) => instead(event, () => show(at))}
                >
                  <Picture picture={picture} sizes="150px" alt="" />
                </a>
              </li>
            )),
            own && (
              <li key="own">
                <button
                  type="button"
                  aria-label={'drawing' in own ? t('drawing.own', { width: own.drawing.width, height: own.drawing.height }) : t('print.own')}
                  aria-current={shown === last ? 'true' : undefined}
                  onClick={() => show(last)}
                >
                  <span aria-hidden="true">
                    <Suspense>
                      <OwnSlide picture={own} isSmall />
                    </Suspense>
                  </span>
                </button>
              </li>
            ),
          ])}
        />
      )}
      {isFull && shown < pictures.length && (
        <Suspense>
          <FullScreen pictures={pictures} row={row} shown={shown} show={show} onClose={() => view(false)} />
        </Suspense>
      )}
    </GalleryBlock>
  );
};
