import type { ClearText } from '../config/clear-text.js';
import { allowsClearText } from '../config/clear-text.js';
import { isPrivateHost } from '../config/private-host.js';
import { hostOf } from '../common/public-address.js';

/** Longest address of a picture, which the HTML of a page contains several times. */
const maxLength = 1000;

/** The addresses that pictures may be fetched from: hosts of PICTURE_HOSTS, and the Shop API. */
export class PictureSources {
  private readonly shopApi: URL;

  constructor(
    private readonly hosts: ReadonlySet<string>,
    shopApiUrl: string,
    private readonly clearText: ClearText,
  ) {
    this.shopApi = new URL(`${shopApiUrl.replace(/\/+$/, '')}/`);
  }

  /** The URL of a picture as the Shop API names it: an absolute URL, or a path of the Shop API; undefined if it may not be fetched. */
  urlOf(source: string): URL | undefined {
    const address = source.startsWith('/') ? this.shopApi.href + source.slice(1) : source;
    if (source.length > maxLength || !URL.canParse(address)) return undefined;
    const url = new URL(address);
    return this.isOfShopApi(url) || (!source.startsWith('/') && this.isNamed(url)) ? url : undefined;
  }

  /** Whether a redirect may be followed. */
  allowsRedirect(from: URL, to: URL): boolean {
    return this.isNamed(to) || (this.isOfShopApi(from) && this.isOfShopApi(to));
  }

  /** Whether the host must resolve to a public address: all but the Shop API, and names that PICTURE_HOSTS lists and that can only be private. */
  mustBePublic(url: URL): boolean {
    return !this.isOfShopApi(url) && !isPrivateHost(hostOf(url));
  }

  private isOfShopApi({ origin, pathname, username, password }: URL): boolean {
    return origin === this.shopApi.origin && pathname.startsWith(this.shopApi.pathname) && !username && !password;
  }

  private isNamed(url: URL): boolean {
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && allowsClearText(hostOf(url), this.clearText));
    return isSafe && this.hosts.has(url.host) && !url.username && !url.password;
  }
}
