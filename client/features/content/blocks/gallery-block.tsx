import type { ContentPicture } from '../../../../src/contract/content.js';
import { Picture } from '../../../ui/picture.js';
import { PictureRow } from './gallery-block.styles.js';

const wide = '(min-width: 992px) 790px, 94vw';
const half = '(min-width: 992px) 387px, (min-width: 768px) 47vw, 94vw';

/** Pictures in rows of two. With an odd number the first picture has its own row. */
export const GalleryBlock = ({ pictures }: { pictures: readonly ContentPicture[] }) => (
  <PictureRow>
    {pictures.map((picture, at) => (
      <li key={`${at} ${picture.file}`}>
        <Picture picture={picture} sizes={at === 0 && pictures.length % 2 ? wide : half} />
      </li>
    ))}
  </PictureRow>
);
