import { useApi } from '../../core/api.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useHref } from '../../core/locale.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Picture } from '../../ui/picture.js';
import { ColoursCard } from './colours.styles.js';
import { coloursInput } from './load-home.js';

const picture = { file: 'rooms/room-nursery.webp', width: 1440, height: 960, alt: '' };
const size = 44;

/** Colours of the most bought products. */
export const Colours = () => {
  const t = useTexts('homepage');
  const href = useHref();
  const { items } = useRead(useApi().products.cards.queryOptions(coloursInput));
  const inside = useCachedHtml('colours');
  const colours = [...new Map(items.flatMap((product) => product.colours).map((colour) => [colour.id, colour])).values()];
  return (
    <div className="container">
      <ColoursCard aria-labelledby="colours">
        <div>
          <h2 id="colours">{t('colours.title', { count: colours.length })}</h2>
          <p>{t('colours.text')}</p>
          <ul
            {...inside(items, () =>
              colours.map(({ id, hex, name }) => (
                <li key={id}>
                  <svg aria-hidden="true" width={size} height={size}>
                    <rect width={size} height={size} rx={10} fill={hex} />
                  </svg>
                  {name}
                </li>
              )),
            )}
          />
          <Button as="a" href={href('productOverview')} data-kind="secondary">
            {t('popular.all')}
          </Button>
        </div>
        <Picture picture={picture} sizes="(min-width: 1320px) 630px, (min-width: 992px) 48vw, 94vw" />
      </ColoursCard>
    </div>
  );
};
