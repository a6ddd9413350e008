import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { type Bench, ports } from './bench.js';

/** Starts an installed browser, or the one of Playwright. It is stopped with the servers of the group. */
export const startBrowser = async ({ running }: Pick<Bench, 'running'>) => {
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) => path && existsSync(path));
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${ports.browser}`, '--no-sandbox', '--disable-gpu'] });
  running.push({ pid: 0, stop: () => browser.close() });
  return browser;
};
