import type { ContentCard, ContentDocument, Neighbours } from '../../../src/contract/content.js';
import { type ArticleKind, type DetailKind, detailRoutes, isArticle } from '../../../src/contract/content-kinds.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { ContentCards } from '../../ui/content-cards.js';
import { Icon } from '../../ui/icon.js';
import { Section } from '../../ui/section.styles.js';
import { NeighbourLinks, OtherDocuments } from './read-on.styles.js';

interface ReadOnProps {
  kind: DetailKind;
  document: ContentDocument & Neighbours;
}

/** Related documents, and the previous and next one; for other kinds than articles a list of the others. */
export const ReadOn = ({ kind, document: { previous, next, related } }: ReadOnProps) => {
  const t = useTexts('blogs');
  const href = useHref();
  const pathOf = ({ slug }: ContentCard) => href(detailRoutes[kind], { slug });
  return (
    <>
      {related.length > 0 && (isArticle(kind) ? <Related cards={related} /> : <Others kind={kind} cards={related} pathOf={pathOf} />)}
      {(previous || next) && (
        <NeighbourLinks aria-label={t('readOn')}>
          {previous && (
            <a href={pathOf(previous)} rel="prev">
              <Icon name="arrowLeft" />
              <span>
                <small>{t('previous')}</small>
                {previous.title}
              </span>
            </a>
          )}
          {next && (
            <a href={pathOf(next)} rel="next">
              <span>
                <small>{t('next')}</small>
                {next.title}
              </span>
              <Icon name="arrowRight" />
            </a>
          )}
        </NeighbourLinks>
      )}
    </>
  );
};

const Related = ({ cards }: { cards: readonly ContentCard[] }) => {
  const t = useTexts('blogs');
  return (
    <Section aria-labelledby="related" className="related">
      <header>
        <h2 id="related">{t('related')}</h2>
      </header>
      <ContentCards cards={cards} />
    </Section>
  );
};

interface OthersProps {
  kind: Exclude<DetailKind, ArticleKind>;
  cards: readonly ContentCard[];
  pathOf(card: ContentCard): string;
}

const Others = ({ kind, cards, pathOf }: OthersProps) => {
  const t = useTexts('blogs');
  return (
    <OtherDocuments aria-labelledby="others">
      <h2 id="others">{t(`others.${kind}`)}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <a href={pathOf(card)}>{card.title}</a>
          </li>
        ))}
      </ul>
    </OtherDocuments>
  );
};
