import { pictureSources } from '../../src/contract/picture-sources.js';
import type { Picture as PictureData } from '../../src/contract/product.js';

interface PictureProps {
  picture: Omit<PictureData, 'placeholder'>;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** Seen at once without scrolling: loaded first. */
  eager?: boolean;
  /** Beyond the side of what is shown first: fetched after all that is not, though a browser takes it for near. */
  aside?: boolean;
  /** Overrides the picture's own text, e.g. `''` inside a link that names the thing. */
  alt?: string;
}

/** A picture in the width the screen needs and the lightest format the browser draws. */
export const Picture = ({ picture: { file, width, height, alt: ownAlt }, sizes, eager = false, aside = false, alt = ownAlt }: PictureProps) => {
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
        fetchPriority={eager ? 'high' : aside ? 'low' : undefined}
        decoding="async"
      />
    </picture>
  );
};
