import { useApi } from '../../core/api.js';
import { useCardHref } from '../../core/card-href.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useHref } from '../../core/locale.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Picture } from '../../ui/picture.js';
import { inspirationsInput } from './load-home.js';
import { SectionFrame } from './section-frame.js';
import { Tiles } from './tiles.styles.js';

/** Newest inspirations. */
export const Inspirations = () => {
  const t = useTexts('homepage');
  const rooms = useTexts('inspiration');
  const href = useHref();
  const hrefOf = useCardHref();
  const inside = useCachedHtml('inspirations');
  const { items } = useRead(useApi().content.list.queryOptions(inspirationsInput));
  if (items.length === 0) return null;
  return (
    <SectionFrame title={t('inspirations.title')} more={{ href: href('inspirationOverview'), label: t('inspirations.all') }}>
      <Tiles
        {...inside(items, () =>
          items.map((card, position) => (
            <li key={card.id}>
              {card.picture && <Picture picture={card.picture} sizes="(min-width: 1320px) 292px, (min-width: 768px) 23vw, 46vw" alt="" />}
              <a href={hrefOf({ ...card, position })}>
                <strong>{card.title}</strong>
                {card.room && <small>{rooms(`rooms.${card.room}`)}</small>}
              </a>
            </li>
          )),
        )}
      />
    </SectionFrame>
  );
};
