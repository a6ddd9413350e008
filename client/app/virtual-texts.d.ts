/** Written by the build from `locales`. */
declare module 'virtual:texts' {
  interface LocaleTexts {
    /** What stands round every page. */
    frame: import('../core/messages.js').Bundle;
    others: Record<import('../core/messages.js').Namespace, () => Promise<{ default: import('../core/messages.js').Tree }>>;
  }
  const byLocale: Record<import('../../src/contract/locales.js').Locale, () => Promise<LocaleTexts>>;
  export default byLocale;
}
