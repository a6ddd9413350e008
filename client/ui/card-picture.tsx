import type { Picture as PictureData } from '../../src/contract/product.js';
import { Picture } from './picture.js';

interface CardPictureProps {
  picture: PictureData;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** Seen at once without scrolling: loaded first. */
  eager: boolean;
}

/** A product's picture in a list, whose link names the product; a few blurred pixels stand in its place until it has come. */
export const CardPicture = ({ picture, sizes, eager }: CardPictureProps) => (
  <span className="picture">
    {picture.placeholder && <img src={picture.placeholder} alt="" />}
    <Picture picture={picture} sizes={sizes} eager={eager} alt="" />
  </span>
);
