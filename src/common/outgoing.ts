import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { isIP, type LookupFunction, Socket, type SocketConnectOpts } from 'node:net';
import { isThisMachine } from '../config/private-host.js';

/** Tells of each host that somebody in this process wanted to connect to, and may not (`{ host }`). */
export const refusedConnections = channel('quiet-shop:refused-connection');

/** Look-ups that decide themselves where a connection may go. */
const ownRules = new WeakSet<object>();
/** Marks one of them: a connection that bears it needs no list. */
export const withOwnRule = (lookup: LookupFunction): LookupFunction => {
  ownRules.add(lookup);
  return lookup;
};

const lookedUp = new AsyncLocalStorage<string>();
/** For a library that looks names up itself: an address that it connects to within `work` counts as this host's. */
export const connectingTo = <Value>(host: string, work: () => Value): Value => lookedUp.run(host, work);

/** What `connect` is asked for, in each of its spellings (Node's `net.Socket.connect`); net and tls hand a list over. */
const askedIn = (words: readonly unknown[]): { host?: string | null; path?: string | null; lookup?: LookupFunction } => {
  const [first, second] = Array.isArray(words[0]) ? words[0] : words;
  if (typeof first === 'object' && first !== null) return first;
  return typeof first === 'string' && Number.isNaN(Number(first)) ? { path: first } : { host: typeof second === 'string' ? second : 'localhost' };
};

/** The host of a connection that must not be made; undefined: it may be. */
const refusedOf = (words: readonly unknown[], hosts: ReadonlySet<string>): string | undefined => {
  // `http` hands over a path of null, which is none.
  const { path, lookup, ...asked } = askedIn(words);
  const host = asked.host || 'localhost';
  const named = isIP(host) ? (lookedUp.getStore() ?? host) : host;
  const isAllowed = Boolean(path) || isThisMachine(named) || hosts.has(named.toLowerCase()) || (lookup !== undefined && ownRules.has(lookup));
  return isAllowed ? undefined : named;
};

/** In place of a connection: fails as a name does that nobody knows, in Node's own way, so that every client can take it. */
const leadingNowhere = (host: string): SocketConnectOpts => ({
  host: 'refused.invalid',
  port: 443,
  lookup: (_name, _options, done) => done(Object.assign(new Error(`${host} is none of the hosts that this program may connect to`), { code: 'EREFUSEDHOST' }), '', 0),
});

/**
 * From now on this process connects to these hosts, to its own machine and to what has a rule of its own, and to nobody else: whichever
 * client is used (fetch, `http`, `tls`, a library's), since all of them go by way of `Socket.connect`, for which Node has no list.
 * @returns the way back
 */
export const holdTo = (hosts: ReadonlySet<string>): (() => void) => {
  const proto = Socket.prototype as unknown as { connect(this: Socket, ...words: unknown[]): Socket };
  const { connect } = proto;
  proto.connect = function (...words) {
    const host = refusedOf(words, hosts);
    if (host === undefined) return connect.apply(this, words);
    refusedConnections.publish({ host });
    return connect.call(this, leadingNowhere(host));
  };
  return () => void (proto.connect = connect);
};
