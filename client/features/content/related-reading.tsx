import type { ContentCard, ContentDocument, Neighbours } from '../../../src/contract/content.js';
import { contentTable, type DetailKind, type KindWith } from '../../../src/contract/content-kinds.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useCardHref } from '../../core/card-href.js';
import { useTexts } from '../../core/texts.js';
import { ContentCards } from '../../ui/content-cards.js';
import { Icon } from '../../ui/icon.js';
import { Section } from '../../ui/section.styles.js';
import { NeighbourLinks, OtherDocuments } from './related-reading.styles.js';

type SimilarKind = KindWith<'related', 'similar'>;
const hasSimilar = (kind: DetailKind): kind is SimilarKind => contentTable[kind].related === 'similar';

interface RelatedReadingProps {
  kind: DetailKind;
  document: ContentDocument & Neighbours;
}

/** Related documents, as cards or as titles, and the previous and next one. */
export const RelatedReading = ({ kind, document }: RelatedReadingProps) => {
  const { previous, next, related } = document;
  const t = useTexts('blogs');
  const pathOf = useCardHref();
  const inside = useCachedHtml('neighbours');
  return (
    <>
      {related.length > 0 && (hasSimilar(kind) ? <Related cards={related} /> : <Others kind={kind} cards={related} />)}
      {(previous || next) && (
        <NeighbourLinks
          aria-label={t('readOn')}
          {...inside(document, () => (
            <>
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
            </>
          ))}
        />
      )}
    </>
  );
};

const Related = ({ cards }: { cards: readonly ContentCard[] }) => {
  const t = useTexts('blogs');
  const inside = useCachedHtml('related');
  return (
    <Section
      aria-labelledby="related"
      className="related"
      {...inside(cards, () => (
        <>
          <header>
            <h2 id="related">{t('related')}</h2>
          </header>
          <ContentCards cards={cards} />
        </>
      ))}
    />
  );
};

interface OthersProps {
  kind: Exclude<DetailKind, SimilarKind>;
  cards: readonly ContentCard[];
}

const Others = ({ kind, cards }: OthersProps) => {
  const t = useTexts('blogs');
  const pathOf = useCardHref();
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
