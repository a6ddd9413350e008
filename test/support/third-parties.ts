import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from './listen.js';

/** How a host behaves: `works`; `missing` status 404; `hangs` no response; `throws` its script throws; `silent` its script never reports ready. */
export type HostBehaviour = 'works' | 'missing' | 'hangs' | 'throws' | 'silent';

const names = ['forms', 'chat', 'tags', 'ads', 'pixel', 'monitor'] as const;
export type HostName = (typeof names)[number];
export const measuringHosts = ['tags', 'ads', 'pixel', 'monitor'] as const satisfies readonly HostName[];

interface Host {
  manner: HostBehaviour;
  /** Paths of the requests. */
  asked: string[];
  /** Bodies of POST requests. */
  told: string[];
  origin: string;
}

export interface ThirdPartyHosts extends Record<HostName, Host> {
  /** Environment of a shop with form service and chat. */
  variables: Record<string, string>;
  /** Environment of a shop with measuring services: tag container and ad call script for nl-NL and de-DE, pixel and monitor for all locales. */
  measuring: Record<string, string>;
  /** Clears the recorded requests, and sets all hosts to `works`. */
  reset(): void;
  stop(): Promise<void>;
}

type Scripts = Partial<Record<HostBehaviour, string>>;
const throws = `throw new Error('no such thing\\nERROR forged line');`;

/** Script of a form service with HubSpot's API: `hbspt.forms.create` inserts a form and calls `onFormReady`. */
const formScripts: Scripts = {
  works: `window.hbspt = { forms: { create({ portalId, formId, target, onFormReady }) {
    const frame = document.createElement('iframe');
    frame.title = 'Form ' + formId;
    frame.src = new URL('/frame?portal=' + portalId + '&form=' + formId, SCRIPT).href;
    frame.addEventListener('load', onFormReady);
    document.querySelector(target).append(frame);
  } } };`,
  throws: `window.hbspt = { forms: { create() { throw new Error('no such form\\nERROR forged line'); } } };`,
  silent: 'window.hbspt = { forms: { create() {} } };',
};

/** Script of a tag container: sets cookies on the host of the page, records the length of the data layer at its start, and adds an inline script with the nonce that it finds, as Google's does. */
const tagScripts: Scripts = {
  works: `document.cookie = '_ga=GA1.1; path=/';
  document.cookie = '_gcl_au=1.1; path=/';
  window.seenAtStart = window.dataLayer.length;
  const nonce = document.querySelector('script[nonce]')?.nonce;
  const tag = document.createElement('script');
  tag.setAttribute('nonce', nonce);
  // Without the nonce the policy would block it.
  if (nonce) tag.textContent = 'new Image().src = new URL("/collect", ' + JSON.stringify(SCRIPT) + ').href;';
  document.head.append(tag);`,
  throws,
};

/** Script of an ad call tracker: sends the queued calls, and replaces the queue by itself. */
const adScripts: Scripts = {
  works: `{
    const push = (call) => { new Image().src = new URL('/call?' + new URLSearchParams({ ...call, at: performance.now() }), SCRIPT).href; };
    const waiting = window.adCall ?? [];
    window.adCall = { push };
    waiting.forEach(push);
  }`,
  throws,
};

const page = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title><body>${body}</body></html>`;
const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

const answer = (response: ServerResponse, type: string, body: string | Buffer, status = 200): void => {
  response.writeHead(status, { 'content-type': type, 'set-cookie': 'third=party; Path=/' }).end(body);
};

/** Response body of a host that responds, by path. */
const sayTo = (path: string, name: HostName, { manner, origin }: Host): [type: string, body: string | Buffer] => {
  const script = (scripts: Scripts): [string, string] => ['text/javascript', (scripts[manner] ?? '').replaceAll('SCRIPT', JSON.stringify(origin))];
  if (path.startsWith('/embed.js')) return script(formScripts);
  if (path.startsWith('/gtm.js')) return script(tagScripts);
  if (name === 'ads' && /^\/\w+\.js/.test(path)) return script(adScripts);
  if (path.startsWith('/frame')) return ['text/html', page('Form', '<form><label>Name <input name="name"></label></form>')];
  if (name === 'chat')
    return ['text/html', page('Chat', `<label>Message <input></label>${manner === 'works' ? "<script>parent.postMessage({ type: 'chat:ready' }, '*')</script>" : ''}`)];
  return ['image/gif', gif];
};

/** Starts a fake of every third party that a page can load from, each with its own host name. */
export const startThirdParties = async (): Promise<ThirdPartyHosts> => {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const name = names.find((one) => request.headers.host?.startsWith(`${one}.`)) ?? 'chat';
    const path = request.url ?? '/';
    const host = hosts[name];
    host.asked.push(path);
    if (request.method === 'POST') host.told.push(await text(request));
    if (host.manner === 'hangs') return;
    if (host.manner === 'missing') return answer(response, 'text/plain', 'gone', 404);
    answer(response, ...sayTo(path, name, host));
  };
  const server = createServer((request, response) => void take(request, response));
  const { port } = new URL(await listen(server));
  const hosts = Object.fromEntries(
    names.map((name) => [name, { manner: 'works', asked: [], told: [], origin: `http://${name}.localhost:${port}` } satisfies Host as Host]),
  ) as Record<HostName, Host>;
  const { forms, chat, tags, ads, pixel, monitor } = hosts;
  return {
    ...hosts,
    variables: {
      CHAT_FRAME_URL: `${chat.origin}/chat?locale={locale}`,
      FORM_EMBED_URL: `${forms.origin}/embed.js`,
      FORM_EMBED_PORTAL: '12345',
      FORM_EMBED_FORMS: 'contact=c0ffee,advice=ad71ce',
    },
    measuring: {
      TAG_MANAGER_IDS: 'nl-NL=GTM-NLNL,de-DE=GTM-DEDE',
      TAG_MANAGER_URL: `${tags.origin}/gtm.js`,
      AD_CALL_SCRIPTS: `nl-NL=${ads.origin}/nl.js,de-DE=${ads.origin}/de.js`,
      TRACKING_PIXEL_URL: `${pixel.origin}/1.gif?site=quiet`,
      RENDER_MONITOR_URL: `${monitor.origin}/in`,
    },
    reset: () => {
      for (const host of Object.values(hosts)) Object.assign(host, { manner: 'works', asked: [], told: [] });
    },
    stop: () => close(server),
  };
};
