import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const program = '/usr/sbin/nginx';
/** Whether nginx is installed; `npm test` installs it when it runs as root on Debian. */
export const hasNginx = existsSync(program);

export interface TestNginx {
  httpsPort: number;
  httpPort: number;
  stop(): Promise<void>;
}

/** Starts nginx with the configuration of the documentation. Only host name (`localhost`), ports and certificate differ. */
export const startNginx = async (ports: { storefront: number; shopApi: number }): Promise<TestNginx> => {
  const [folder, httpsPort, httpPort] = await Promise.all([mkdtemp(join(tmpdir(), 'quiet-shop-nginx-')), freePort(), freePort()]);
  const tls = resolve('test/support/shop-api-tls');
  const config = (await readFile('docs/deployment/nginx.conf', 'utf8'))
    .replaceAll('listen 443', `listen ${httpsPort}`)
    .replaceAll('listen 80', `listen ${httpPort}`)
    .replaceAll('www.shop.example', 'localhost')
    .replace('/etc/nginx/tls/fullchain.pem', `${tls}/good.pem`)
    .replace('/etc/nginx/tls/privkey.pem', `${tls}/key.pem`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.storefront}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports.shopApi}`);
  const path = join(folder, 'nginx.conf');
  await writeFile(path, config);
  const server = spawn(program, ['-p', folder, '-c', path, '-g', `daemon off; pid ${folder}/pid; error_log stderr error;`], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  await eventually('nginx', async () => {
    const socket = connect(httpsPort, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => undefined,
    );
    socket.destroy();
    return isThere;
  });
  return {
    httpsPort,
    httpPort,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
