import type { CategorySummary } from '../../../src/contract/product.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Picture } from '../../ui/picture.js';
import { Section } from '../../ui/section.styles.js';
import { Tiles } from './tiles.styles.js';

/** Rooms people want quiet in, each with the category that helps there most. */
const rooms = [
  { key: 'office', file: 'rooms/room-office.webp', category: 'office' },
  { key: 'education', file: 'rooms/room-classroom.webp', category: 'wall-panels' },
  { key: 'home', file: 'rooms/room-living.webp', category: 'photo-panels' },
  { key: 'hospitality', file: 'rooms/room-restaurant.webp', category: 'ceiling' },
] as const;
const roomSize = { width: 1440, height: 960 };

export const Rooms = ({ categories }: { categories: readonly CategorySummary[] }) => {
  const t = useTexts('homepage');
  const href = useHref();
  const tiles = rooms.flatMap((room) => {
    const category = categories.find(({ id }) => id === room.category);
    return category ? [{ ...room, category }] : [];
  });
  return (
    <Section className="container">
      <header>
        <h2>{t('rooms.title')}</h2>
      </header>
      <Tiles data-kind="room">
        {tiles.map(({ key, file, category }) => (
          <li key={key}>
            <Picture picture={{ file, ...roomSize, alt: '' }} sizes="(min-width: 1320px) 292px, (min-width: 768px) 23vw, 46vw" />
            <a href={href('categoryDetail', { slug: category.slug })}>
              <strong>{t(`rooms.${key}`)}</strong>
              {category.name !== t(`rooms.${key}`) && <small>{category.name}</small>}
            </a>
          </li>
        ))}
      </Tiles>
    </Section>
  );
};
