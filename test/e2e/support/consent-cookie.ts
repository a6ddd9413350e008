import type { BrowserContext } from 'playwright/test';
import { consentCookie } from '../../../src/contract/consent.js';

/** Has a browser remember a choice for a site. @param url of one of its pages; by its `https:` the cookie is `Secure`, which `localhost` gets all the same */
export const rememberConsent = (context: BrowserContext, url: string, value: string): Promise<void> =>
  context.addCookies([{ name: consentCookie.name, value, url: new URL(url).origin.replace(/^http:/, 'https:') }]);

/** The choice that a browser remembers. */
export const rememberedConsent = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === consentCookie.name);
