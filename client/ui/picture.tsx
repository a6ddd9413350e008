import { pictureSources } from '../../src/contract/picture-sources.js';
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

/** A picture in the width the screen needs and the lightest format the browser draws. */
export const Picture = ({ picture: { file, width, height, alt: ownAlt }, sizes, eager = false, alt = ownAlt }: PictureProps) => {
  const { src, avif, webp } = pictureSources(file, width);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
};
