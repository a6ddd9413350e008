import { Logger } from '@nestjs/common';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import { join } from 'node:path';
import { describeError } from '../common/describe-error.js';
import { ConfigurationError } from '../config/environment.js';

/** A server's certificate, with those of the authorities between, and its key, both as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Reads `tls.crt` and `tls.key`, as Kubernetes mounts a secret of the type `kubernetes.io/tls`. @throws where one is missing, or they do not belong together */
const readPair = async (folder: string): Promise<Certificate> => {
  const [cert, key] = await Promise.all(['tls.crt', 'tls.key'].map((name) => readFile(join(folder, name), 'utf8')));
  // OpenSSL itself takes a certificate with the key of another when they are of different kinds.
  if (!new X509Certificate(cert!).checkPrivateKey(createPrivateKey(key!))) throw new Error('the key is of another certificate');
  return { cert: cert!, key: key! };
};

/** The certificate and key of a folder. @throws ConfigurationError where there are none that can be shown */
export const certificateIn = (folder: string): Promise<Certificate> =>
  readPair(folder).catch((error: unknown) => {
    throw new ConfigurationError(`SHOP_API_TLS_DIR needs tls.crt and tls.key that belong together: ${describeError(error)}`);
  });

/** Milliseconds between two looks for a renewed certificate. */
const lookEvery = 60_000;

/** Lets a server show what is renewed in the folder, to whoever connects from then on; until it can be shown, what there was. @returns ends it */
export const showRenewed = (server: Server, folder: string, shown: Certificate, every = lookEvery): (() => void) => {
  let { cert } = shown;
  const look = async () => {
    const found = await readPair(folder);
    if (found.cert === cert) return;
    server.setSecureContext({ ...found, minVersion: 'TLSv1.2' });
    ({ cert } = found);
  };
  const looking = setInterval(() => {
    look().catch((error: unknown) => new Logger('Certificate').warn(`What is in ${folder} cannot be shown: ${describeError(error)}`));
  }, every).unref();
  return () => clearInterval(looking);
};
