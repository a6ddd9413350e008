import { useState } from 'react';
import { localeTable } from '../../../src/contract/locales.js';
import { missingThumbnailWidth, videoPlayer, videoThumbnail } from '../../../src/domain/video.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Wave } from '../wave.js';

interface VideoPlayerProps {
  id: string;
  title: string;
  /** The reader has just agreed to it here. */
  isFocused: boolean;
}

/** A video that may be loaded: its picture, and after a click the player in its place. */
export const VideoPlayer = ({ id, title, isFocused }: VideoPlayerProps) => {
  const t = useTexts('global');
  const { language } = localeTable[useLocale()];
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs scripts and its own origin, which is another: a sandbox with both holds nothing back
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
        <Wave kind="quiet" />
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

/** The video's own picture; where there is none, what lies below is seen. */
const Thumbnail = ({ id }: { id: string }) => {
  const [isMissing, setIsMissing] = useState(false);
  /** Also asked of a picture that was there, or failed, before the page came to life. In place of one that is missing a tiny one is sent. */
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
