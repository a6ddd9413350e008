import brand from '#brand';
import { useHref } from '../../core/locale.js';
import { definePage } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { EmptyState } from '../../ui/empty-state.js';

const NotFound = () => {
  const t = useTexts('notFound');
  const href = useHref();
  return (
    <div className="container">
      <EmptyState title={t('title')} isPage>
        <p>{t('text')}</p>
        {brand.permissions.products && (
          <Button as="a" href={href('productOverview')}>
            {t('products')}
          </Button>
        )}
        <Button as="a" href={href('home')} data-kind="secondary">
          {t('home')}
        </Button>
      </EmptyState>
    </div>
  );
};

export default definePage({
  namespaces: ['notFound'],
  load: ({ texts }) => ({ title: texts('routes')('notFound'), status: 404, isPrivate: true }),
  Component: NotFound,
});
