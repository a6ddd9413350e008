import { pictureSources } from '../../src/contract/picture-sources.js';
import type { Picture as PictureData } from '../../src/contract/product.js';

interface PictureProps {
  picture: Omit<PictureData, 'placeholder' | 'alt'> & { alt?: string };
  /** `sizes` attribute. */
  sizes: string;
  /** Visible without scrolling, so that it is loaded first. */
  eager?: boolean;
  /** Outside the visible area to the side. It gets low priority, because browsers regard it as near the viewport. */
  aside?: boolean;
  /** Replaces the alternative text of the picture, e.g. by `''` in a link that names the product. */
  alt?: string;
}

/** An empty frame, for something without a picture. */
const blank = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Responsive picture in AVIF and WebP. */
export const Picture = ({ picture: { file, width, height, alt: ownAlt = '' }, sizes, eager = false, aside = false, alt = ownAlt }: PictureProps) => {
  if (!file) return <img src={blank} width={width} height={height} alt="" />;
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
