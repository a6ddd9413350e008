import { useCallback } from 'react';
import type { Locale } from '../../src/contract/locales.js';
import { href, queryOf } from '../../src/contract/routes.js';
import { useLocale } from './locale.js';
import { type ActiveRoute, useNavigation } from './page.js';

/** The path of a place in a locale, with its query. */
export const routePath = ({ key, params, search }: ActiveRoute, locale: Locale): string => href(key, locale, params, queryOf(search));

/** Absolute address of this page without query, for sharing. */
export const usePageAddress = (): string => {
  const { place: route, origin } = useNavigation();
  return origin + href(route.key, useLocale(), route.params);
};

/** Path of this page with query, for forms that return to it. */
export const useRoutePath = (): string => routePath(useNavigation().place, useLocale());

/** Replaces the query of the address, unless the address is already that of the next page. */
export const useReplaceSearch = (): ((search: string) => void) => {
  const { key, params } = useNavigation().place;
  const path = href(key, useLocale(), params);
  return useCallback(
    (search) => {
      const { pathname, hash } = window.location;
      if (pathname === path) window.history.replaceState(window.history.state, '', `${path}${search && `?${search}`}${hash}`);
    },
    [path],
  );
};
