import type { Language } from '../contract/locales.js';

/** Hosts of the videos: pictures, the player that sets no cookies before it plays, and the site where they stand. */
export const videoHosts = { thumbnails: 'https://i.ytimg.com', player: 'https://www.youtube-nocookie.com', site: 'https://www.youtube.com' } as const;

/** Whether it is the id of a video: eleven characters. */
export const isVideoId = (id: string): boolean => /^[\w-]{11}$/.test(id);

const checked = (id: string): string => {
  if (!isVideoId(id)) throw new RangeError(`“${id}” is no id of a video`);
  return id;
};

/** Address of a video's picture; the one size that every video has. It is 4:3 with bars: shown in 16:9, they are cut off. @throws RangeError for what is no id */
export const videoThumbnail = (id: string): string => `${videoHosts.thumbnails}/vi/${checked(id)}/hqdefault.jpg`;
/** Pixels across of the picture that is sent in place of one that is missing. */
export const missingThumbnailWidth = 120;

/** Address of a video's player, which starts at once, in the reader's language. @throws RangeError for what is no id */
export const videoPlayer = (id: string, language: Language): string =>
  `${videoHosts.player}/embed/${checked(id)}?autoplay=1&playsinline=1&rel=0&hl=${language}&cc_lang_pref=${language}`;

/** Address of a video's own page. @throws RangeError for what is no id */
export const videoPage = (id: string): string => `${videoHosts.site}/watch?v=${checked(id)}`;
