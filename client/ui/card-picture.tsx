import type { Picture as PictureData } from '../../src/contract/product.js';
import { Picture } from './picture.js';

interface CardPictureProps {
  picture: Omit<PictureData, 'alt'>;
  /** `sizes` attribute. */
  sizes: string;
  /** Visible without scrolling, so that it is loaded first. */
  eager: boolean;
}

/** Product picture in a list, without alternative text because the link names the product. Shows a blurred placeholder until it is loaded. */
export const CardPicture = ({ picture, sizes, eager }: CardPictureProps) => (
  <span className="picture">
    {picture.placeholder && <img src={picture.placeholder} alt="" />}
    <Picture picture={picture} sizes={sizes} eager={eager} alt="" />
  </span>
);
