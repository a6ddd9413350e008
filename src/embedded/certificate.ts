import { Logger } from '@nestjs/common';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import { join } from 'node:path';
import { describeError } from '../common/describe-error.js';
import { ConfigurationError } from '../config/environment.js';

/** A server's certificate (followed by the intermediate certificates) and its private key, both in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Reads `tls.crt` and `tls.key`, the file names of a Kubernetes secret of type `kubernetes.io/tls`. @throws Error when a file is missing, or the key does not belong to the certificate */
const readPair = async (folder: string): Promise<Certificate> => {
  const [cert, key] = await Promise.all(['tls.crt', 'tls.key'].map((name) => readFile(join(folder, name), 'utf8')));
  // OpenSSL does not report a key that does not belong to the certificate when the two have different types, such as RSA and EC.
  if (!new X509Certificate(cert!).checkPrivateKey(createPrivateKey(key!))) throw new Error('tls.key does not belong to tls.crt');
  return { cert: cert!, key: key! };
};

/** Reads the certificate and key of a folder. @throws ConfigurationError when a file is missing, or the key does not belong to the certificate */
export const certificateIn = (folder: string): Promise<Certificate> =>
  readPair(folder).catch((error: unknown) => {
    throw new ConfigurationError(
      `SHOP_API_TLS_DIR: the certificate in ${folder} cannot be used. Put tls.crt and the tls.key that belongs to it there. Cause: ${describeError(error)}`,
    );
  });

/** Milliseconds between checks for a renewed certificate. */
const checkInterval = 60_000;

/**
 * Checks the folder for a renewed certificate and uses it for new connections. A certificate that cannot be used is logged, and the previous one stays in use.
 * @param shown certificate that the server uses now
 * @param every milliseconds between checks
 * @returns function that stops the checks
 */
export const reloadRenewed = (server: Server, folder: string, shown: Certificate, every = checkInterval): (() => void) => {
  let { cert } = shown;
  const check = async () => {
    const found = await readPair(folder);
    if (found.cert === cert) return;
    server.setSecureContext({ ...found, minVersion: 'TLSv1.2' });
    ({ cert } = found);
  };
  const timer = setInterval(() => {
    check().catch((error: unknown) => new Logger('Certificate').warn(`The certificate in ${folder} cannot be used, so the previous one stays in use: ${describeError(error)}`));
  }, every).unref();
  return () => clearInterval(timer);
};
