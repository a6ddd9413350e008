/** Whether a picture is not a file of the build: a URL of another host, or a path of the Shop API (`/…`). */
export const isForeignPicture = (file: string): boolean => /^(?:https?:\/)?\//i.test(file);

/** Widths of each picture in pixels, besides its full width. */
export const pictureWidths = [400, 800] as const;

/**
 * `srcset` values of a picture: AVIF, which is a third smaller, and WebP for browsers without AVIF.
 * @param file path below the site's media root, e.g. `rooms/room-office.webp` @param width full width in pixels
 */
export const pictureSources = (file: string, width: number) => {
  const path = `/media/${file.replace(/\.webp$/, '')}`;
  const inWidths = (type: 'avif' | 'webp') => [...pictureWidths.map((offered) => `${path}-${offered}.${type} ${offered}w`), `${path}.${type} ${width}w`].join(', ');
  return { src: `${path}-800.webp`, avif: inWidths('avif'), webp: inWidths('webp') };
};
