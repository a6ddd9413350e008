import brand from '#brand';
import { localeTable } from '../../../src/contract/locales.js';
import type { CategorySummary } from '../../../src/contract/product.js';
import { useHref, useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Picture } from '../../ui/picture.js';
import { Wave } from '../../ui/wave.js';
import { HeroBlock } from './hero.styles.js';

/** The brand's picture, its promise, and from noise to quiet. */
export const Hero = ({ photoPanels }: { photoPanels: CategorySummary | undefined }) => {
  const t = useTexts('homepage');
  const href = useHref();
  const { file, width, height, alt } = brand.hero;
  return (
    <HeroBlock>
      <Picture picture={{ file, width, height, alt: alt[localeTable[useLocale()].language] }} sizes="100vw" eager />
      <div className="container">
        <div>
          <h1>
            {t('hero.first')} <span>{t('hero.second')}</span>
          </h1>
          <p>{t('hero.text')}</p>
          <Button as="a" href={href('productOverview')}>
            {t('hero.action')}
          </Button>
          {photoPanels && (
            <Button as="a" href={href('categoryDetail', { slug: photoPanels.slug })} data-kind="secondary">
              {t('hero.photo')}
            </Button>
          )}
        </div>
      </div>
      <Wave />
    </HeroBlock>
  );
};
