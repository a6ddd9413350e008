import type { Picture as PictureData } from '../../src/contract/product.js';

interface PictureProps {
  picture: Omit<PictureData, 'placeholder'>;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** Seen at once without scrolling: loaded first. */
  eager?: boolean;
  /** Overrides the picture's own text, e.g. `''` inside a link that names the thing. */
  alt?: string;
}

/** A picture in the width the screen needs. */
export const Picture = ({ picture: { file, width, height, alt: ownAlt }, sizes, eager = false, alt = ownAlt }: PictureProps) => {
  const path = `/media/${file.replace(/\.webp$/, '')}`;
  return (
    <img
      src={`${path}-800.webp`}
      srcSet={`${path}-400.webp 400w, ${path}-800.webp 800w, ${path}.webp ${width}w`}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
};
