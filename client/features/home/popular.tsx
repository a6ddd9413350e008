import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { ProductGrid } from '../../ui/product-grid.js';
import { popularInput } from './load-home.js';
import { SectionFrame } from './section-frame.js';

export const Popular = () => {
  const t = useTexts('homepage');
  const href = useHref();
  const { items } = useRead(useApi().products.cards.queryOptions(popularInput));
  return (
    <SectionFrame title={t('popular.title')} more={{ href: href('productOverview'), label: t('popular.all') }}>
      <ProductGrid products={items} tracked={{ id: 'home:popular', name: t('popular.title') }} />
    </SectionFrame>
  );
};
