import type { LinkTarget } from '../../src/contract/content.js';
import type { PlainRouteKey } from '../../src/contract/routes.js';
import { useApi } from './api.js';
import { useMissing } from './capabilities.js';
import { useHref } from './locale.js';
import { useReadIfAny } from './read.js';
import { useTexts } from './texts.js';
import { useCategories } from './use-categories.js';
import { isOffered } from '../../src/domain/served-routes.js';

export interface Destination {
  href: string;
  /** Title of the target. */
  label: string;
}

/** Resolves a written link in this locale; undefined when the target is not known or not loaded yet. */
export const useLinkTo = (): ((target: LinkTarget) => Destination | undefined) => {
  const href = useHref();
  const missing = useMissing();
  const routes = useTexts('routes');
  const categories = useCategories();
  const documents = useReadIfAny(useApi().content.links.queryOptions({}));
  return (target) => {
    const [kind, id = ''] = target.split(':');
    if (kind === 'route' && !isOffered(id as PlainRouteKey, missing)) return undefined;
    if (kind === 'route') return { href: href(id as PlainRouteKey), label: routes(id as PlainRouteKey) };
    if (kind === 'category') {
      const category = categories.find((one) => one.id === id);
      return category && { href: href('categoryDetail', { slug: category.slug }), label: category.name };
    }
    const document = documents?.[target];
    return document && { href: document.href, label: document.title };
  };
};
