import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { definePage } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { useCategories } from '../../core/use-categories.js';
import { ProductGrid } from '../../features/catalogue/product-grid.js';
import { Categories } from '../../features/home/categories.js';
import { Example } from '../../features/home/example.js';
import { Hero } from '../../features/home/hero.js';
import { Rooms } from '../../features/home/rooms.js';
import { Icon } from '../../ui/icon.js';
import { Section } from '../../ui/section.styles.js';

const popularInput = { pageSize: 4 };

const Home = () => {
  const t = useTexts('homepage');
  const href = useHref();
  const api = useApi();
  const categories = useCategories();
  const popular = useRead(api.products.list.queryOptions(popularInput));
  const byId = (wanted: string) => categories.find(({ id }) => id === wanted);
  return (
    <>
      <Hero photoPanels={byId('photo-panels')} />
      <Rooms categories={categories} />
      <Section className="container">
        <header>
          <h2>{t('popular.title')}</h2>
          <a href={href('productOverview')}>
            {t('popular.all')}
            <Icon name="arrowRight" size={18} />
          </a>
        </header>
        <ProductGrid products={popular.items} />
      </Section>
      <Example wallPanels={byId('wall-panels')} />
      <Categories categories={categories} />
    </>
  );
};

export default definePage({
  namespaces: ['homepage', 'product'],
  load: async ({ api, queryClient, texts }) => {
    await queryClient.ensureQueryData(api.products.list.queryOptions(popularInput));
    const t = texts('homepage');
    return { title: t('title'), description: t('description') };
  },
  Component: Home,
});
