import { useTexts } from '../../core/texts.js';
import { Picture } from '../../ui/picture.js';
import { Body } from '../../ui/prose.js';
import { useArchive } from './archive.js';
import { Masonry } from './inspirations.styles.js';

/** Ideas for rooms: a picture and a paragraph each. */
export const Inspirations = () => {
  const t = useTexts('inspiration');
  const { items } = useArchive('inspirations');
  return (
    <Masonry>
      {items.map(({ id, title, html = '', picture, room }, at) => (
        <li key={id} id={id}>
          {picture && <Picture picture={picture} sizes="(min-width: 1320px) 640px, (min-width: 768px) 47vw, 94vw" eager={at < 2} />}
          {room && <small>{t(`rooms.${room}`)}</small>}
          <h2>{title}</h2>
          <Body html={html} />
        </li>
      ))}
    </Masonry>
  );
};
