import { createContext, type ReactNode, useContext } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { LocaleProvider, useLocale } from './locale.js';
import { useVat, VatProvider } from './vat.js';
import { isServer } from './is-server.js';

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/** The HTML of a part as it was rendered before for the same answer under the same name; undefined where it is not to be kept. */
export type KeepHtml = (answer: object, name: string, render: () => ReactNode) => string | undefined;
const Keep = createContext<KeepHtml | undefined>(undefined);
export const KeepHtmlProvider = Keep.Provider;

/** Props of an element whose inside shows one answer and nothing else. @param variant what else the inside depends on, of a few values */
type MakeInside = (answer: object, content: () => ReactNode, variant?: string) => Inside;

const rendered: MakeInside = (_answer, content) => ({ children: content() });

const useKept = (name: string): MakeInside => {
  const keep = useContext(Keep);
  const { i18n } = useContext(I18nContext)!;
  const locale = useLocale();
  const vat = useVat();
  if (!keep) return rendered;
  return (answer, content, variant = '') => {
    const around = () => (
      <I18nextProvider i18n={i18n}>
        <LocaleProvider value={locale}>
          <VatProvider value={vat}>{content()}</VatProvider>
        </LocaleProvider>
      </I18nextProvider>
    );
    const html = keep(answer, `${name} ${variant} ${locale} ${vat.hasIncludedVat}`, around);
    return html === undefined ? rendered(answer, content) : { dangerouslySetInnerHTML: { __html: html } };
  };
};

/**
 * For elements whose inside shows one answer of the catalogue, or of what is written, in a locale and a VAT view: the server
 * renders it once for each answer and keeps its HTML, the browser renders and hydrates it like everything else. The inside
 * finds no other context than these: reading, the page's address or the visitor fails in it, as do React's own ids.
 * @param name of the part, and what is fixed about it where it stands
 */
export const useInside: (name: string) => MakeInside = isServer ? useKept : () => rendered;
