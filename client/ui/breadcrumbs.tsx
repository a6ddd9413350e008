import { useNavigation } from '../core/page.js';
import { useTexts } from '../core/texts.js';
import { BreadcrumbTrail } from './breadcrumbs.styles.js';

/** Breadcrumbs from the home page to this page, which the page's `load` returned. */
export const Breadcrumbs = () => {
  const t = useTexts('global');
  const { trail } = useNavigation().info;
  if (!trail) return null;
  return (
    <BreadcrumbTrail aria-label={t('breadcrumbs')}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </BreadcrumbTrail>
  );
};
