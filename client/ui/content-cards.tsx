import type { ContentCard, FoundCard } from '../../src/contract/content.js';
import { detailRoutes, hasPage } from '../../src/contract/content-kinds.js';
import { useCardHref } from '../core/card-href.js';
import { useFormat } from '../core/format.js';
import { useCachedHtml } from '../core/cached-html.js';
import { useTexts } from '../core/texts.js';
import { CardList } from './content-cards.styles.js';
import { Highlighted } from './highlighted.js';
import { Picture } from './picture.js';
import { Reverberation } from './reverberation.js';

interface ContentCardsProps {
  /** Search results contain the matches to highlight. */
  cards: readonly (ContentCard & Partial<Pick<FoundCard, 'found'>>)[];
  /** Level of the cards' headings, one below the heading above them. */
  heading?: 'h2' | 'h3';
  /** Maximum number of columns. */
  columns?: 3 | 4;
  /** Shows the first card larger. */
  hasLead?: boolean;
}

const cardSizes = '(min-width: 1320px) 420px, (min-width: 768px) 31vw, 94vw';
const leadSizes = '(min-width: 1320px) 850px, (min-width: 992px) 64vw, 94vw';

/** Cards of documents with picture, title and summary. */
export const ContentCards = ({ cards, heading: Heading = 'h3', columns = 3, hasLead = false }: ContentCardsProps) => {
  const hrefOf = useCardHref();
  const inside = useCachedHtml(`content card ${Heading}`);
  const contentOf = (card: ContentCardsProps['cards'][number], isLead: boolean) => {
    const { title, summary, picture, facts, found } = card;
    return (
      <>
        {picture && <Picture picture={picture} sizes={isLead ? leadSizes : cardSizes} eager={isLead} alt="" />}
        <Facts {...card} />
        <Heading>
          <a href={hrefOf(card)}>
            <Highlighted text={title} fragments={found?.title ?? null} />
          </a>
        </Heading>
        <p>
          <Highlighted text={summary} fragments={found?.excerpt ?? null} />
        </p>
        {facts && <Reverberation {...facts} />}
      </>
    );
  };
  return (
    <CardList data-columns={columns} data-lead={hasLead || undefined}>
      {cards.map((card, at) => {
        const isLead = hasLead && at === 0;
        return <li key={`${card.kind} ${card.id}`} {...(isLead ? { children: contentOf(card, true) } : inside(card, () => contentOf(card, false)))} />;
      })}
    </CardList>
  );
};

/** Kind or room of a document, volume, date and reading time. */
const Facts = ({ kind, room, facts, published, minutes }: ContentCard) => {
  const t = useTexts('global');
  const routes = useTexts('routes');
  const rooms = useTexts('inspiration');
  const { date, number } = useFormat();
  return (
    <p className="facts">
      {room ? <span>{rooms(`rooms.${room}`)}</span> : hasPage(kind) && <span>{routes(detailRoutes[kind])}</span>}
      {facts && <span>{t('card.volume', { value: number(facts.volume) })}</span>}
      {published && !room && <time dateTime={published}>{date(published)}</time>}
      {hasPage(kind) && <span>{t('minutes', { count: minutes })}</span>}
    </p>
  );
};
