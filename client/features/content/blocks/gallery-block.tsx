import type { ContentPicture } from '../../../../src/contract/content.js';
import { Picture } from '../../../ui/picture.js';
import { PictureRow } from './gallery-block.styles.js';

/** Pictures beside each other. */
export const GalleryBlock = ({ pictures }: { pictures: readonly ContentPicture[] }) => (
  <PictureRow data-count={Math.min(pictures.length, 3)}>
    {pictures.map((picture, at) => (
      <li key={`${at} ${picture.file}`}>
        <Picture picture={picture} sizes={pictures.length === 1 ? '(min-width: 992px) 760px, 94vw' : '(min-width: 768px) 380px, 94vw'} />
      </li>
    ))}
  </PictureRow>
);
