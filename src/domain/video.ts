import type { Language } from '../contract/locales.js';

/** Hosts of videos: thumbnails, the player (sets no cookies before playing), and the video site. */
export const videoHosts = { thumbnails: 'https://i.ytimg.com', player: 'https://www.youtube-nocookie.com', site: 'https://www.youtube.com' } as const;

/** Whether a text is the id of a video: eleven characters. */
export const isVideoId = (id: string): boolean => /^[\w-]{11}$/.test(id);

const checked = (id: string): string => {
  if (!isVideoId(id)) throw new RangeError(`“${id}” is not the id of a video`);
  return id;
};

/** URL of a video's thumbnail, in the only size that exists for every video. It is 4:3 with black bars, which a 16:9 display cuts off. @throws RangeError for an invalid id */
export const videoThumbnail = (id: string): string => `${videoHosts.thumbnails}/vi/${checked(id)}/hqdefault.jpg`;
/** Width in pixels of the placeholder that is sent for a missing thumbnail. */
export const missingThumbnailWidth = 120;

/** URL of a video's player in a language. It starts playing immediately. @throws RangeError for an invalid id */
export const videoPlayer = (id: string, language: Language): string =>
  `${videoHosts.player}/embed/${checked(id)}?autoplay=1&playsinline=1&rel=0&hl=${language}&cc_lang_pref=${language}`;

/** URL of a video's page. @throws RangeError for an invalid id */
export const videoPage = (id: string): string => `${videoHosts.site}/watch?v=${checked(id)}`;
