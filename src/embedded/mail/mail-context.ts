import { createContext, useContext } from 'react';
import type { Brand, Theme } from '../../contract/brands.js';
import type { Locale } from '../../contract/locales.js';
import type { MailStyles } from './mail-styles.js';

/** Translates a key below `components` to the reader's locale. Texts of mails are below `mail`. */
export type Translate = (key: string, args?: Record<string, unknown>) => string;

/** Context of all components of a mail. */
export interface MailContext {
  brand: Brand;
  theme: Theme;
  styles: MailStyles;
  locale: Locale;
  /** Origin of the site in that locale, for links and images. */
  origin: string;
  translate: Translate;
}

const ReactMailContext = createContext<MailContext | undefined>(undefined);
export const MailContextProvider = ReactMailContext.Provider;

export const useMailContext = (): MailContext => useContext(ReactMailContext)!;
