import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createServer } from 'node:tls';

const folder = 'test/support/shop-api-tls';
const pem = (name: string) => readFileSync(`${folder}/${name}.pem`);

/** Certificates; all but the first are invalid for `localhost`. */
export const certificates = ['good', 'expired', 'self-signed', 'other-name'] as const;
export type Certificate = (typeof certificates)[number];
/** Certificate of the authority that signed the good one. */
export const authority = pem('authority').toString();

export interface TlsProxy {
  url: string;
  /** Changes the certificate and closes open connections. */
  show(certificate: Certificate): void;
  stop(): Promise<void>;
}

/** TLS proxy in front of a local server. */
export const startTlsProxy = async (target: string): Promise<TlsProxy> => {
  const contextOf = (certificate: Certificate) => ({ key: pem('key'), cert: pem(certificate) });
  const open = new Set<Socket>();
  const server = createServer(contextOf('good'), (caller) => {
    const passedOn = connect(Number(new URL(target).port), 'localhost');
    caller.pipe(passedOn).pipe(caller);
    for (const socket of [caller, passedOn]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => [caller, passedOn].forEach((one) => open.delete(one.destroy())));
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const hangUp = () => open.forEach((socket) => socket.destroy());
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    show: (certificate) => {
      server.setSecureContext(contextOf(certificate));
      hangUp();
    },
    stop: async () => {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
};
