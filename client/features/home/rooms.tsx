import brand from '#brand';
import { useCachedHtml } from '../../core/cached-html.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useCategories } from '../../core/use-categories.js';
import { Picture } from '../../ui/picture.js';
import { SectionFrame } from './section-frame.js';
import { Tiles } from './tiles.styles.js';

const roomSize = { width: 1440, height: 960 };

/** Kinds of rooms, each with a link to the category that the brand assigns to it. */
export const Rooms = () => {
  const t = useTexts('homepage');
  const rooms = useTexts('inspiration');
  const href = useHref();
  const categories = useCategories();
  const inside = useCachedHtml('rooms');
  const tiles = brand.rooms.flatMap((room) => {
    const category = categories.find(({ id }) => id === room.category);
    return category ? [{ ...room, label: rooms(`rooms.${room.kind}`), category }] : [];
  });
  return (
    <SectionFrame title={t('rooms.title')}>
      <Tiles
        data-kind="room"
        {...inside(categories, () =>
          tiles.map(({ kind, file, label, category }) => (
            <li key={kind}>
              <Picture picture={{ file, ...roomSize, alt: '' }} sizes="(min-width: 1320px) 292px, (min-width: 768px) 23vw, 46vw" />
              <a href={href('categoryDetail', { slug: category.slug })}>
                <strong>{label}</strong>
                {category.name !== label && <small>{category.name}</small>}
              </a>
            </li>
          )),
        )}
      />
    </SectionFrame>
  );
};
