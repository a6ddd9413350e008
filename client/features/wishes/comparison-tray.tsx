import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Icon } from '../../ui/icon.js';
import { TrayBlock } from './comparison-tray.styles.js';
import { comparison, useKept } from './kept-lists.js';

/** Products chosen for comparison, at the bottom of the window; hidden while there are none, and on the page that compares them. */
export const ComparisonTray = () => {
  const t = useTexts('wishes');
  const href = useHref();
  const products = useKept(comparison);
  if (products.length === 0) return null;
  return (
    <TrayBlock aria-label={t('compare.tray')}>
      <details>
        <summary>
          {t('compare.chosen', { count: products.length, maximum: comparison.maximum })}
          <Icon name="chevronDown" size={16} />
        </summary>
        <ul>
          {products.map(({ id, name, path }) => (
            <li key={id}>
              <a href={path}>{name}</a>
              <button type="button" aria-label={t('compare.removeNamed', { name })} onClick={() => comparison.remove(id)}>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="all" onClick={() => comparison.replace([])}>
          {t('compare.clear')}
        </button>
      </details>
      <Button as="a" href={href('compare', undefined, { p: products.map(({ id }) => id) })} data-size="small">
        {t('compare.show')}
      </Button>
    </TrayBlock>
  );
};
