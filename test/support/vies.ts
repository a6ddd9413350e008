import { createServer, type ServerResponse } from 'node:http';
import { close, listen } from './listen.js';

/** URL of a closed port: requests fail immediately. */
export const closedAddress = 'http://127.0.0.1:9';

/** Response for a number: valid, invalid, member state unavailable (in two formats), `broken` status 500, or `silent` no response. */
export type Entry = 'valid' | 'invalid' | 'MS_UNAVAILABLE' | 'MS_MAX_CONCURRENT_REQ' | 'broken' | 'silent';

export interface Vies {
  variables: Record<string, string>;
  /** Requested numbers, and the VAT number of the requester. */
  asked: { number: string; by: string }[];
  /** Numbers whose response is not `valid`. */
  entries: Map<string, Entry>;
  /** Whether the register accepts the seller as requester. If not, it responds only to requests without requester. */
  isSellerKnown: boolean;
  stop(): Promise<void>;
}

const company = { name: 'STILLEWERK BV', address: 'MEIR 1\n2000 ANTWERPEN' };
const requestIdentifier = 'WAPIAAAAZ9cWmQXG';

/** Fake of the VIES REST API, which reports unavailable member states with status 200. */
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
