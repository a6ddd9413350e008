import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { isIP, type LookupFunction, Socket, type SocketConnectOpts } from 'node:net';
import { isThisMachine } from '../config/private-host.js';

/** Diagnostics channel with each refused connection of this process: `{ host }`. */
export const refusedConnections = channel('quiet-shop:refused-connection');

/** Lookup functions that check the target of a connection themselves. */
const exemptLookups = new WeakSet<object>();
/** Marks a lookup function that checks targets itself: its connections are not checked against the list. */
export const exemptFromAllowList = (lookup: LookupFunction): LookupFunction => {
  exemptLookups.add(lookup);
  return lookup;
};

const resolvedHost = new AsyncLocalStorage<string>();
/** For a library that looks names up itself: within `work`, a connection to an IP address counts as a connection to `host`. */
export const attributeConnectionsTo = <Value>(host: string, work: () => Value): Value => resolvedHost.run(host, work);

/** Options of a call of Node's `net.Socket.connect`, in each of its signatures. `net` and `tls` pass a list. */
const connectTargetOf = (args: readonly unknown[]): { host?: string | null; path?: string | null; lookup?: LookupFunction } => {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) return first;
  return typeof first === 'string' && Number.isNaN(Number(first)) ? { path: first } : { host: typeof second === 'string' ? second : 'localhost' };
};

/** The host of a connection that is not allowed; undefined: it is allowed. */
const refusedHost = (args: readonly unknown[], hosts: ReadonlySet<string>): string | undefined => {
  // `http` passes null as path, which means none.
  const { path, lookup, ...requested } = connectTargetOf(args);
  const host = requested.host || 'localhost';
  const named = isIP(host) ? (resolvedHost.getStore() ?? host) : host;
  const isAllowed = Boolean(path) || isThisMachine(named) || hosts.has(named.toLowerCase()) || (lookup !== undefined && exemptLookups.has(lookup));
  return isAllowed ? undefined : named;
};

/** Options of a connection that fails in the lookup, like one to an unknown name, so that every client handles it. */
const failingConnectOptions = (host: string): SocketConnectOpts => ({
  host: 'refused.invalid',
  port: 443,
  lookup: (_name, _options, done) => done(Object.assign(new Error(`${host} is not an allowed host: no environment variable contains it`), { code: 'EREFUSEDHOST' }), '', 0),
});

/**
 * Restricts the connections of this process to these hosts, its own machine, and lookups with their own rule. It applies to every client
 * (fetch, `http`, `tls`, libraries), because all of them use `Socket.connect`. Node has no such restriction.
 * @returns function that removes the restriction
 */
export const restrictConnections = (hosts: ReadonlySet<string>): (() => void) => {
  const proto = Socket.prototype as unknown as { connect(this: Socket, ...args: unknown[]): Socket };
  const { connect } = proto;
  proto.connect = function (...args) {
    const host = refusedHost(args, hosts);
    if (host === undefined) return connect.apply(this, args);
    refusedConnections.publish({ host });
    return connect.call(this, failingConnectOptions(host));
  };
  return () => void (proto.connect = connect);
};
