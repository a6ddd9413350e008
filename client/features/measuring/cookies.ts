import type { OptionalCategory } from '../../../src/contract/consent.js';
import { thirdParties } from '../../../src/domain/third-parties.js';

/** Returns the host and its parent domains, for which a cookie may have been set. */
const domainsOf = (hostname: string): string[] => {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
};

const matches = (name: string, pattern: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);

/** Deletes the cookies that third parties have set on this host for categories without consent. */
export const clearCookies = (given: readonly OptionalCategory[]): void => {
  const refused = Object.values(thirdParties)
    .flatMap(({ cookies = [] }) => cookies)
    .filter(({ category }) => !given.includes(category));
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0]!);
  for (const name of names.filter((one) => refused.some((pattern) => matches(one, pattern.name)))) {
    for (const domain of ['', ...domainsOf(window.location.hostname).map((one) => `; domain=${one}`)]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};
