import request, { type Response } from 'supertest';

/** HTTP client that stores cookies per host, as a browser without JavaScript does. */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();
  private readonly port: string;

  /** @param url of a storefront @param refusesCookies stores no cookies */
  constructor(
    private readonly url: string,
    private readonly refusesCookies = false,
  ) {
    this.port = new URL(url).port;
  }

  cookie(host: string, name: string): string | undefined {
    return this.jars.get(host)?.get(name);
  }

  get(address: string): Promise<Response> {
    return this.send('get', address);
  }

  post(address: string, fields: object): Promise<Response> {
    return this.send('post', address, fields);
  }

  /** Follows redirects. @returns the final page, its URL, and the URLs of all redirects */
  async follow(answer: Response, from: string): Promise<{ page: Response; address: string; way: string[] }> {
    const way: string[] = [];
    let [page, address] = [answer, from];
    while (page.status >= 300 && page.status < 400 && way.length < 10) {
      address = new URL(page.headers['location']!, this.absolute(address)).href;
      way.push(address);
      page = await this.get(address);
    }
    return { page, address, way };
  }

  async open(address: string): Promise<{ page: Response; address: string; way: string[] }> {
    return this.follow(await this.get(address), address);
  }

  private absolute(address: string): string {
    return address.startsWith('http') ? address : `http://${address.replace('/', `:${this.port}/`)}`;
  }

  private async send(method: 'get' | 'post', address: string, fields?: object): Promise<Response> {
    const { hostname, host, pathname, search } = new URL(this.absolute(address));
    const jar = this.jars.get(hostname) ?? new Map<string, string>();
    this.jars.set(hostname, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const agent = request(this.url);
    const requested = agent[method](pathname + search)
      .redirects(0)
      .set({ host, ...(cookie && { cookie }), ...(method === 'post' && { origin: `http://${host}` }) });
    const answer = await (fields ? requested.type('form').send(fields) : requested);
    if (!this.refusesCookies) for (const line of (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? []) keep(jar, line);
    return answer;
  }
}

const keep = (jar: Map<string, string>, line: string): void => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) jar.delete(name);
  else jar.set(name, value);
};
