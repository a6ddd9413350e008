import { createServer, type ServerResponse } from 'node:http';
import { close, listen } from './listen.js';

/** How a host behaves: it does its work, knows nothing, takes the question and stays silent, comes with a fault, or never gets ready. */
export type Manner = 'works' | 'missing' | 'hangs' | 'throws' | 'silent';

interface Host {
  manner: Manner;
  /** Paths it was asked for. */
  asked: string[];
}

export interface ThirdPartyHosts {
  forms: Host & { origin: string };
  chat: Host & { origin: string };
  /** For the environment of a shop that uses both. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

/** A form service as the well-known ones are: `hbspt.forms.create` puts a form into an element and tells when it is ready. */
const formScripts: Partial<Record<Manner, string>> = {
  works: `window.hbspt = { forms: { create({ portalId, formId, target, onFormReady }) {
    const frame = document.createElement('iframe');
    frame.title = 'Form ' + formId;
    frame.src = new URL('/frame?portal=' + portalId + '&form=' + formId, ${'SCRIPT'}).href;
    frame.addEventListener('load', onFormReady);
    document.querySelector(target).append(frame);
  } } };`,
  throws: `window.hbspt = { forms: { create() { throw new Error('no such form\\nERROR forged line'); } } };`,
  silent: 'window.hbspt = { forms: { create() {} } };',
};
const page = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title><body>${body}</body></html>`;

const answer = (response: ServerResponse, type: string, body: string, status = 200): void => {
  response.writeHead(status, { 'content-type': type, 'set-cookie': 'third=party; Path=/' }).end(body);
};

/** A form service and a chat, on hosts of their own. */
export const startThirdParties = async (): Promise<ThirdPartyHosts> => {
  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    const path = request.url ?? '/';
    const party = host.startsWith('forms.') ? hosts.forms : hosts.chat;
    party.asked.push(path);
    if (party.manner === 'hangs') return;
    if (party.manner === 'missing') return answer(response, 'text/plain', 'gone', 404);
    if (path.startsWith('/embed.js')) return answer(response, 'text/javascript', (formScripts[party.manner] ?? '').replace('SCRIPT', JSON.stringify(hosts.forms.origin)));
    if (path.startsWith('/frame')) return answer(response, 'text/html', page('Form', '<form><label>Name <input name="name"></label></form>'));
    const says = party.manner === 'works' ? "<script>parent.postMessage({ type: 'chat:ready' }, '*')</script>" : '';
    return answer(response, 'text/html', page('Chat', `<label>Message <input></label>${says}`));
  });
  const { port } = new URL(await listen(server));
  const hostNamed = (name: string) => ({ manner: 'works' as Manner, asked: [] as string[], origin: `http://${name}.localhost:${port}` });
  const hosts = { forms: hostNamed('forms'), chat: hostNamed('chat') };
  return {
    ...hosts,
    variables: {
      CHAT_FRAME_URL: `${hosts.chat.origin}/chat?locale={locale}`,
      FORM_EMBED_URL: `${hosts.forms.origin}/embed.js`,
      FORM_EMBED_PORTAL: '12345',
      FORM_EMBED_FORMS: 'contact=c0ffee,advice=ad71ce',
    },
    stop: () => close(server),
  };
};
