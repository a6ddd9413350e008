import { useState } from 'react';
import { localeTable } from '../../../src/contract/locales.js';
import { missingThumbnailWidth, videoPlayer, videoThumbnail } from '../../../src/domain/video.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { QuietLine } from '../divider.js';

interface VideoPlayerProps {
  id: string;
  title: string;
  /** Whether consent was just given here, so that the button gets the focus. */
  isFocused: boolean;
}

/** Video with consent: its thumbnail, and after a click the player instead. */
export const VideoPlayer = ({ id, title, isFocused }: VideoPlayerProps) => {
  const t = useTexts('global');
  const { language } = localeTable[useLocale()];
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs scripts and its own, different origin; a sandbox that allows both restricts nothing
      <iframe
        src={videoPlayer(id, language)}
        title={t('video.player', { title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={focus}
      />
    );
  }
  return (
    <>
      <div className="quiet">
        <QuietLine />
      </div>
      <Thumbnail id={id} />
      <button type="button" className="play" ref={isFocused ? focus : undefined} onClick={() => setIsPlaying(true)}>
        <span aria-hidden="true">
          <svg width="28" height="28" viewBox="0 0 20 20">
            <path d="M6 3.5v13l10.5-6.5z" />
          </svg>
        </span>
        <span className="visually-hidden">{t('video.play', { title })}</span>
      </button>
    </>
  );
};

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Thumbnail of the video. If it is missing, the drawing below it is visible. */
const Thumbnail = ({ id }: { id: string }) => {
  const [isMissing, setIsMissing] = useState(false);
  /** Checks for the tiny picture that the host sends instead of a missing one; also used for pictures that loaded or failed before hydration. */
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth <= missingThumbnailWidth) setIsMissing(true);
  };
  if (isMissing) return null;
  return (
    <img
      src={videoThumbnail(id)}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      ref={look}
      onLoad={({ currentTarget }) => look(currentTarget)}
      onError={() => setIsMissing(true)}
    />
  );
};
