import { createServer, type ServerResponse } from 'node:http';
import { close, listen } from './listen.js';

/** Nobody listens there: what is asked of it fails at once. */
export const closedAddress = 'http://127.0.0.1:9';

/** How the register answers for a number: knows it, does not, cannot ask its state (told in two ways), is out of order, or never does. */
export type Entry = 'valid' | 'invalid' | 'MS_UNAVAILABLE' | 'MS_MAX_CONCURRENT_REQ' | 'broken' | 'silent';

export interface Vies {
  variables: Record<string, string>;
  /** Numbers it was asked for, and by whom. */
  asked: { number: string; by: string }[];
  /** Numbers it does not say `valid` of. */
  entries: Map<string, Entry>;
  /** Sellers it knows; others get no answer before they ask without saying who they are. */
  isSellerKnown: boolean;
  stop(): Promise<void>;
}

const company = { name: 'STILLEWERK BV', address: 'MEIR 1\n2000 ANTWERPEN' };
const requestIdentifier = 'WAPIAAAAZ9cWmQXG';

/** VIES as its REST API answers: faults of it and of member states with status 200. */
export const startVies = async (): Promise<Vies> => {
  const answer = (number: string, by: string, response: ServerResponse): void => {
    const entry = vies.entries.get(number) ?? 'valid';
    const say = (body: object, status = 200) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (entry === 'silent') return;
    if (by && !vies.isSellerKnown) return say({ isValid: false, userError: 'INVALID_REQUESTER_INFO' });
    if (entry === 'broken') return say({}, 500);
    if (entry === 'MS_MAX_CONCURRENT_REQ') return say({ actionSucceed: false, errorWrappers: [{ error: entry }] });
    const facts = { requestDate: new Date().toISOString(), vatNumber: number.slice(2), requestIdentifier: by && entry === 'valid' ? requestIdentifier : '' };
    if (entry === 'valid') return say({ ...facts, ...company, isValid: true, userError: 'VALID' });
    say({ ...facts, name: '---', address: '---', isValid: false, userError: entry === 'invalid' ? 'INVALID' : entry });
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://vies');
    const [, state = '', rest = ''] = /^\/ms\/([A-Z]{2})\/vat\/(\w+)$/.exec(pathname) ?? [];
    const by = (searchParams.get('requesterMemberStateCode') ?? '') + (searchParams.get('requesterNumber') ?? '');
    vies.asked.push({ number: state + rest, by });
    answer(state + rest, by, response);
  });
  const url = await listen(server);
  const vies: Vies = { variables: { VIES_URL: url }, asked: [], entries: new Map(), isSellerKnown: true, stop: () => close(server) };
  return vies;
};
