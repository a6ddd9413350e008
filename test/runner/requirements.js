// Finds the programs that tests need besides Node, and installs missing ones when running as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string} command @param {string[]} words */
const run = (command, words) => spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] }).status ?? 1;
const canInstall = process.getuid?.() === 0;
let isListRead = false;
/** @param {string} name of a Debian package */
const install = (name) => {
  if (!canInstall) return;
  process.stdout.write(`Installing ${name} …\n`);
  isListRead ||= run('apt-get', ['update', '-qq']) === 0;
  run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]);
};

/** Path of a Chromium. Prefers the headless shell, which takes a tenth less time. */
export const findBrowser = async () => {
  const { chromium } = await import('playwright');
  const find = (/** @type {(string | undefined)[]} */ ...paths) => paths.find((path) => path && existsSync(path));
  const windowless = () => find(process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell');
  const any = () => windowless() ?? find('/usr/bin/chromium', chromium.executablePath());
  if (windowless() ?? (install('chromium-headless-shell'), any())) return any();
  process.stdout.write('No Chromium found: installing one …\n');
  run('npx', ['playwright', 'install', 'chromium']);
  if (any()) return any();
  process.stderr.write('No Chromium: run `npx playwright install chromium` or `sudo apt-get install chromium-headless-shell`, or set CHROMIUM_PATH to one.\n');
  process.exit(1);
};

const servers = [
  ['/usr/bin/redis-server', 'redis-server', 'state that storefronts share through Redis'],
  ['/usr/sbin/clamd', 'clamav-daemon', 'virus scanning'],
  ['/usr/sbin/nginx', 'nginx', 'the nginx configuration'],
];

/** Installs the servers that API tests use, and prints what is not tested when one is missing. */
export const installServers = () => {
  for (const [program = '', name = '', untested] of servers) {
    if (!existsSync(program)) install(name);
    if (!existsSync(program)) process.stdout.write(`${name} is not installed: ${untested} will not be tested.\n`);
  }
};
