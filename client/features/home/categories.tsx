import type { CategorySummary } from '../../../src/contract/product.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Picture } from '../../ui/picture.js';
import { Section } from '../../ui/section.styles.js';
import { Tiles } from './tiles.styles.js';

/** Every category of the shop. */
export const Categories = ({ categories }: { categories: readonly CategorySummary[] }) => {
  const t = useTexts('homepage');
  const href = useHref();
  return (
    <Section className="container">
      <header>
        <h2>{t('categories.title')}</h2>
      </header>
      <Tiles data-kind="category">
        {categories.map(({ id, name, slug, picture, productCount }) => (
          <li key={id}>
            <Picture picture={picture} sizes="(min-width: 1320px) 228px, (min-width: 768px) 18vw, 46vw" alt="" />
            <a href={href('categoryDetail', { slug })}>
              <strong>{name}</strong>
              <small>{t('categories.count', { count: productCount })}</small>
            </a>
          </li>
        ))}
      </Tiles>
    </Section>
  );
};
