import { useTexts } from '../core/texts.js';
import { BreadcrumbTrail } from './breadcrumbs.styles.js';

/** One step of the trail; the last, without `href`, is this page. */
export interface Crumb {
  label: string;
  href?: string;
}

export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const t = useTexts('global');
  return (
    <BreadcrumbTrail aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </BreadcrumbTrail>
  );
};
