import brand from '#brand';
import type { PlainRouteKey } from '../../../src/contract/routes.js';
import { isOffered, isServed } from '../../../src/domain/served-routes.js';
import { useMissing } from '../../core/capabilities.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Icon } from '../../ui/icon.js';

/** Pages that the 404 page links to. */
const links = (['productOverview', 'blogOverview', 'projectOverview', 'inspirationOverview', 'contact'] as const satisfies PlainRouteKey[]).filter((key) => isServed(brand, key));
const hasSearch = isServed(brand, 'searchOverview');

/** Search form for visitors of a page that does not exist. @param q what they probably look for */
export const LostSearch = ({ q }: { q: string }) => {
  const t = useTexts('notFound');
  const href = useHref();
  if (!hasSearch) return null;
  return (
    <search>
      <form action={href('searchOverview')}>
        <label htmlFor="lost-q">{t('search.label')}</label>
        <div>
          <input id="lost-q" type="search" name="q" defaultValue={q} maxLength={100} />
          <Button>
            <Icon name="search" />
            {t('search.action')}
          </Button>
        </div>
      </form>
    </search>
  );
};

/** Links to the main pages. */
export const LostWays = () => {
  const t = useTexts('notFound');
  const routes = useTexts('routes');
  const href = useHref();
  const missing = useMissing();
  return (
    <nav className="ways" aria-labelledby="ways">
      <h2 id="ways">{t('ways')}</h2>
      <ul>
        {(['home', ...links] as const)
          .filter((key) => isOffered(key, missing))
          .map((key) => (
            <li key={key}>
              <a href={href(key)}>{routes(key)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
};
