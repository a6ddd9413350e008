import type { BrowserContext } from 'playwright/test';
import { consentCookie } from '../../../src/contract/consent.js';

/** Sets the consent cookie of a site. @param url of one of its pages. An `https:` URL makes the cookie `Secure`; browsers send it to `http://localhost` too */
export const rememberConsent = (context: BrowserContext, url: string, value: string): Promise<void> =>
  context.addCookies([{ name: consentCookie.name, value, url: new URL(url).origin.replace(/^http:/, 'https:') }]);

export const rememberedConsent = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === consentCookie.name);
