import type { Picture } from '../../src/contract/product.js';

interface CardPictureProps {
  picture: Picture;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** Seen at once without scrolling: loaded first. */
  eager: boolean;
}

/** A product's picture in a list, whose link names the product; a few blurred pixels stand in its place until it has come. */
export const CardPicture = ({ picture: { file, width, height, placeholder }, sizes, eager }: CardPictureProps) => {
  const path = `/media/${file.replace(/\.webp$/, '')}`;
  return (
    <span className="picture">
      {placeholder && <img src={placeholder} alt="" />}
      <picture>
        <source type="image/avif" srcSet={`${path}-400.avif 400w, ${path}-800.avif 800w`} sizes={sizes} />
        <img
          src={`${path}-400.webp`}
          srcSet={`${path}-400.webp 400w, ${path}-800.webp 800w`}
          sizes={sizes}
          width={width}
          height={height}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
};
