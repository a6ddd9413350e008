import { createContext, type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { MissingProvider, useMissing } from './capabilities.js';
import { LocaleProvider, useLocale } from './locale.js';
import { useVat, VatProvider } from './vat.js';
import { isServer } from './is-server.js';

type CachedInside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/** Returns the cached HTML of a part for the same response and name, or renders it; undefined when it is not cached. */
export type CacheHtml = (answer: object, name: string, render: () => ReactNode) => string | undefined;
const CacheHtmlContext = createContext<CacheHtml | undefined>(undefined);
export const CacheHtmlProvider = CacheHtmlContext.Provider;

/** Props of an element whose content depends on one response only. @param variant further value that the content depends on, one of a few */
type MakeCachedInside = (answer: object, content: () => ReactNode, variant?: string) => CachedInside;

const rendered: MakeCachedInside = (_answer, content) => ({ children: content() });

const useCache = (name: string): MakeCachedInside => {
  const keep = useContext(CacheHtmlContext);
  const { i18n } = useContext(I18nContext)!;
  const locale = useLocale();
  const vat = useVat();
  const missing = useMissing();
  if (!keep) return rendered;
  return (answer, content, variant = '') => {
    const around = () => (
      <I18nextProvider i18n={i18n}>
        <LocaleProvider value={locale}>
          <VatProvider value={vat}>
            <MissingProvider value={missing}>{content()}</MissingProvider>
          </VatProvider>
        </LocaleProvider>
      </I18nextProvider>
    );
    const html = keep(answer, `${name} ${variant} ${locale} ${vat.hasIncludedVat} ${missing.join()}`, around);
    return html === undefined ? rendered(answer, content) : { dangerouslySetInnerHTML: { __html: html } };
  };
};

/**
 * For elements whose content depends on one response of catalogue or content, the locale, the VAT view and the extensions of the Shop API: the server renders it once
 * for each response and caches the HTML; the browser renders and hydrates it as usual. The content has no other contexts: hooks for
 * data, address or visitor throw in it, and so do ids that React generates.
 * @param name name of the part, with everything that is fixed at its place
 */
export const useCachedHtml: (name: string) => MakeCachedInside = isServer ? useCache : () => rendered;
