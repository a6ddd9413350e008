import { createContext, useContext } from 'react';
import type { Brand, Theme } from '../../contract/brands.js';
import type { Locale } from '../../contract/locales.js';
import type { MailStyles } from './mail-styles.js';

/** A text of `components` in the reader's locale; a mail's own stand under `mail`. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/** What every part of a mail stands on. */
export interface MailScene {
  brand: Brand;
  theme: Theme;
  styles: MailStyles;
  locale: Locale;
  /** Of the site in that locale, for links and pictures. */
  origin: string;
  say: Say;
}

const Scene = createContext<MailScene | undefined>(undefined);
export const MailSceneProvider = Scene.Provider;

export const useScene = (): MailScene => useContext(Scene)!;
