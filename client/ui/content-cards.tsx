import { type ContentCard, type DetailKind, detailRoutes } from '../../src/contract/content.js';
import { useFormat } from '../core/format.js';
import { useHref } from '../core/locale.js';
import { useTexts } from '../core/texts.js';
import { CardList } from './content-cards.styles.js';
import { fragmentsOf, Highlighted } from './highlighted.js';
import { Picture } from './picture.js';

interface ContentCardsProps {
  cards: readonly ContentCard[];
  /** Level of the cards' headings, one below the heading above them. */
  heading?: 'h2' | 'h3';
  /** How many stand beside each other where there is room. */
  columns?: 3 | 4;
  /** What was looked for: it is marked in the titles. */
  searched?: string;
}

/** Documents with picture, title and summary. */
export const ContentCards = ({ cards, heading: Heading = 'h3', columns = 3, searched }: ContentCardsProps) => {
  const t = useTexts('global');
  const rooms = useTexts('inspiration');
  const href = useHref();
  const { date } = useFormat();
  return (
    <CardList data-columns={columns}>
      {cards.map(({ kind, id, slug, title, summary, picture, published, minutes, room }) => (
        <li key={`${kind} ${id}`}>
          {picture && <Picture picture={picture} sizes="(min-width: 1320px) 420px, (min-width: 768px) 31vw, 94vw" alt="" />}
          <p className="facts">
            {room && <span>{rooms(`rooms.${room}`)}</span>}
            {kind === 'projects' || !published ? null : <time dateTime={published}>{date(published)}</time>}
            <span>{t('minutes', { count: minutes })}</span>
          </p>
          <Heading>
            <a href={href(detailRoutes[kind as DetailKind], { slug })}>
              <Highlighted text={title} fragments={searched === undefined ? null : fragmentsOf(title, searched)} />
            </a>
          </Heading>
          <p>{summary}</p>
        </li>
      ))}
    </CardList>
  );
};
