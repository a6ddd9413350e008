/** Widths a picture is offered in, beside its own. */
export const pictureWidths = [400, 800] as const;

/**
 * Where a picture is, for `srcset`: as AVIF, a third lighter, and as WebP for browsers that do not draw that.
 * @param file below the site's media root, e.g. `rooms/room-office.webp` @param width its own, in pixels
 */
export const pictureSources = (file: string, width: number) => {
  const path = `/media/${file.replace(/\.webp$/, '')}`;
  const inWidths = (type: 'avif' | 'webp') => [...pictureWidths.map((offered) => `${path}-${offered}.${type} ${offered}w`), `${path}.${type} ${width}w`].join(', ');
  return { src: `${path}-800.webp`, avif: inWidths('avif'), webp: inWidths('webp') };
};
