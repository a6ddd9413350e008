import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ports, start, type Bench } from '../bench.js';
import { dataOf } from './data.js';

const run = async (folder: string, command: string, ...words: string[]): Promise<void> => {
  const child = spawn(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' } });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with exit code ${code} in ${folder}`);
};

/** Copies the files of the pictures to a folder that is served at `/`. */
const copyPictures = async (pictures: readonly { base: string }[], folder: string): Promise<void> => {
  for (const { base } of pictures) {
    const from = join('dist/client/media', dirname(base));
    const to = join(folder, 'media', dirname(base));
    await mkdir(to, { recursive: true });
    const files = (await readdir(from)).filter((file) => new RegExp(`^${basename(base)}(?:-\\d+)?\\.(?:avif|webp)$`).test(file));
    await Promise.all(files.map((file) => cp(join(from, file), join(to, file))));
  }
};

/**
 * Installs and builds the peers in a folder outside the sources, so that neither the build nor the checks of the shop see their packages.
 * @param fetchText reads a path of the shop
 */
export const installPeers = async (folder: string, fetchText: (path: string) => Promise<string>): Promise<void> => {
  await cp('test/bench/peers', folder, { recursive: true });
  const data = await dataOf(fetchText);
  await writeFile(join(folder, 'data.json'), JSON.stringify(data));
  await run(folder, 'npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline');
  const pictures = [...data.list.cards.map(({ picture }) => picture), ...data.product.pictures];
  await copyPictures(pictures, join(folder, 'start/public'));
  const node = (...words: string[]) => run(folder, process.execPath, ...words);
  await node('node_modules/next/dist/bin/next', 'build', 'next');
  const standalone = join(folder, 'next/.next/standalone/next');
  await cp(join(folder, 'next/.next/static'), join(standalone, '.next/static'), { recursive: true });
  await copyPictures(pictures, join(standalone, 'public'));
  await node('node_modules/vite/bin/vite.js', 'build', 'start', '--logLevel', 'error');
  await node('node_modules/vite/bin/vite.js', 'build', 'bare', '--ssr', 'server.jsx', '--logLevel', 'error');
};

const firstPort = ports.firstOfSizes + 10;
/** Programs of the peers, and their pages; `kept` ones come from the framework's own cache. */
export const peers = {
  Next: { file: 'next/.next/standalone/next/server.js', port: firstPort, kept: '/isr' },
  TanStack: { file: 'start/server.js', port: firstPort + 1, kept: undefined },
  bare: { file: 'bare/dist/server.js', port: firstPort + 2, kept: '/kept' },
} as const;
export type Peer = keyof typeof peers;

export const startPeer = (bench: Pick<Bench, 'running'>, folder: string, peer: Peer) => {
  const { file, port } = peers[peer];
  return start(bench, { file: join(folder, file), port, env: { PORT: String(port) } });
};
