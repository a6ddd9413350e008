/** Whether a picture is not a file of the build: a URL of another host, or a path of the Shop API (`/…`). */
export const isForeignPicture = (file: string): boolean => /^(?:https?:\/)?\//i.test(file);

/** Widths of each picture in pixels, besides its full width. */
export const pictureWidths = [400, 800] as const;
/** A further width of pictures that are wider than it: those of home pages, which fill the screen. */
export const wideWidth = 1600;
/** Widths in which a picture is offered, besides its full width. */
export const widthsOf = (width: number): readonly number[] => (width > wideWidth ? [...pictureWidths, wideWidth] : pictureWidths);

const pathOf = (file: string): string => `/media/${file.replace(/\.webp$/, '')}`;
/** Address of the smallest copy, for pictures of about 80 pixels. */
export const smallPictureOf = (file: string): string => `${pathOf(file)}-${pictureWidths[0]}.webp`;

/**
 * Address of the largest copy, which only the zoom loads: for products of the build a file of its own (`-large`), else the full width.
 */
export const largePictureOf = (file: string): string => (file.startsWith('products/') ? `${pathOf(file)}-large.webp` : `/media/${file}`);

/**
 * `srcset` values of a picture: AVIF, which is a third smaller, and WebP for browsers without AVIF.
 * @param file path below the site's media root, e.g. `rooms/room-office.webp` @param width full width in pixels
 */
export const pictureSources = (file: string, width: number) => {
  const path = pathOf(file);
  const inWidths = (type: 'avif' | 'webp') => [...widthsOf(width).map((offered) => `${path}-${offered}.${type} ${offered}w`), `${path}.${type} ${width}w`].join(', ');
  return { src: `${path}-800.webp`, avif: inWidths('avif'), webp: inWidths('webp') };
};
