import { useApi } from '../../core/api.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useHref } from '../../core/locale.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Picture } from '../../ui/picture.js';
import { SectionFrame } from './section-frame.js';
import { Tiles } from './tiles.styles.js';

/** Categories with products on sale. */
export const Categories = () => {
  const t = useTexts('homepage');
  const href = useHref();
  const categories = useRead(useApi().categories.list.queryOptions({}));
  const inside = useCachedHtml('categories');
  return (
    <SectionFrame title={t('categories.title')}>
      <Tiles
        data-kind="category"
        {...inside(categories, () =>
          categories.map(({ id, name, slug, picture, productCount }) => (
            <li key={id}>
              <Picture picture={picture} sizes="(min-width: 1320px) 228px, (min-width: 992px) 18vw, (min-width: 768px) 23vw, 46vw" alt="" />
              <a href={href('categoryDetail', { slug })}>
                <strong>{name}</strong>
                {productCount > 0 && <small>{t('categories.count', { count: productCount })}</small>}
              </a>
            </li>
          )),
        )}
      />
    </SectionFrame>
  );
};
