import { type MouseEvent, useState } from 'react';
import type { Picture as PictureData } from '../../../src/contract/product.js';
import { useTexts } from '../../core/texts.js';
import { Picture } from '../../ui/picture.js';
import { GalleryBlock } from './gallery.styles.js';

/** The product's pictures: one large, the others to choose. Without JavaScript the small ones lead to the pictures themselves. */
export const Gallery = ({ pictures }: { pictures: readonly PictureData[] }) => {
  const t = useTexts('product');
  const [shown, setShown] = useState(0);
  const large = pictures[shown];
  const show = (at: number) => (event: MouseEvent) => {
    event.preventDefault();
    setShown(at);
  };
  return (
    <GalleryBlock aria-label={t('gallery.label')}>
      {large && (
        <figure>
          <Picture key={large.file} picture={large} sizes="(min-width: 1320px) 600px, (min-width: 768px) 46vw, 94vw" eager />
        </figure>
      )}
      {pictures.length > 1 && (
        <ul>
          {pictures.map((picture, at) => (
            <li key={picture.file}>
              <a
                href={`/media/${picture.file}`}
                aria-label={t('gallery.show', { number: at + 1, alt: picture.alt })}
                aria-current={at === shown ? 'true' : undefined}
                onClick={show(at)}
              >
                <Picture picture={picture} sizes="150px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </GalleryBlock>
  );
};
