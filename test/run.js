// The one test command: builds if needed, finds a browser, runs Jest (unit, API, components) and Playwright, and sums up.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';

/** @param {string} command @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
const run = (command, words, env = {}) => spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

/** Installs a Debian package, where this is root. */
const install = (/** @type {string} */ name) => process.getuid?.() === 0 && run('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${name}`]);

/** An installed Chromium, else one installed now. The one without windows draws nothing nobody sees, and takes a tenth less time. */
const findBrowser = () => {
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

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} program @param {string} name of its Debian package @param {string} untested what is not tested without it */
const installMissing = (program, name, untested) => {
  if (!existsSync(program)) install(name);
  if (!existsSync(program)) process.stdout.write(`No ${name}: ${untested} is not tested.\n`);
};

const browser = findBrowser();
installMissing('/usr/bin/redis-server', 'redis-server', 'what storefronts share through Redis');
installMissing('/usr/sbin/clamd', 'clamav-daemon', 'looking for viruses');
installMissing('/usr/sbin/nginx', 'nginx', 'its configuration');
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
if (run(process.execPath, ['cli/ensure-build.js']) !== 0) process.exit(1);

const started = Date.now();
const jest = run(process.execPath, [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--json',
  '--outputFile=test-results/jest.json',
  ...process.argv.slice(2),
  '--ignoreProjects=reliability',
]);
const e2e = run(process.execPath, ['node_modules/playwright/cli.js', 'test'], { CHROMIUM_PATH: browser });

const units = existsSync('test-results/jest.json') ? read('test-results/jest.json') : { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
const { stats } = existsSync('test-results/e2e.json') ? read('test-results/e2e.json') : { stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 } };
const failed = units.numFailedTests + stats.unexpected + stats.flaky;
const isGreen = jest === 0 && e2e === 0 && failed === 0;
process.stdout.write(
  `\nUnit, API and component tests: ${units.numPassedTests} passed, ${units.numFailedTests} failed\n` +
    `Browser tests: ${stats.expected} passed, ${stats.unexpected + stats.flaky} failed\n` +
    `Took ${Math.round((Date.now() - started) / 1000)} s\n\n${units.numPassedTests + stats.expected} passed, ${isGreen ? 0 : Math.max(failed, 1)} failed\n`,
);
process.exit(isGreen ? 0 : 1);
