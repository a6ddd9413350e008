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

/** Storefronts share pages through Redis: where there is none, that is not tested, and says so. */
const findRedis = () => {
  const program = '/usr/bin/redis-server';
  if (!existsSync(program)) install('redis-server');
  if (!existsSync(program)) process.stdout.write('No redis-server: what storefronts share through Redis is not tested.\n');
};

const browser = findBrowser();
findRedis();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
if (run(process.execPath, ['cli/ensure-build.js']) !== 0) process.exit(1);

/** The most files that are run again: where more fail it is no accident. */
const mostAgain = 3;
/** What failed once and passed when it was run again: green, and yet a defect of the test or the product. @type {string[]} */
const onlyAtOnce = [];

/** Runs Jest, and its failed files once more. @returns {{ passed: number, failed: number }} */
const runJest = () => {
  const jest = (/** @type {string} */ report, /** @type {string[]} */ words) => {
    const program = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`];
    const status = run(process.execPath, [...program, ...words, '--ignoreProjects=reliability']);
    return { status, ...(existsSync(report) ? read(report) : { numTotalTests: 0, numFailedTests: 1, numPendingTests: 0, testResults: [] }) };
  };
  const first = jest('test-results/jest.json', process.argv.slice(2));
  /** @type {string[]} */
  const red = first.testResults.filter((/** @type {{ status: string }} */ { status }) => status === 'failed').map((/** @type {{ name: string }} */ { name }) => name);
  const isAgain = red.length > 0 && red.length <= mostAgain;
  const last = isAgain ? jest('test-results/jest-again.json', ['--runTestsByPath', ...red]) : first;
  if (isAgain && last.status === 0) onlyAtOnce.push(...red);
  const failed = last.status === 0 ? 0 : Math.max(last.numFailedTests, 1);
  return { passed: first.numTotalTests - first.numPendingTests - failed, failed };
};

/** Runs the browser tests, and the failed ones once more. @returns {{ passed: number, failed: number }} */
const runBrowserTests = () => {
  const playwright = (/** @type {string[]} */ ...words) => {
    rmSync('test-results/e2e.json', { force: true });
    const status = run(process.execPath, ['node_modules/playwright/cli.js', 'test', ...words], { CHROMIUM_PATH: browser });
    return { status, ...(existsSync('test-results/e2e.json') ? read('test-results/e2e.json').stats : { expected: 0, unexpected: 1 }) };
  };
  const first = playwright();
  const isAgain = first.unexpected > 0 && first.unexpected <= mostAgain && first.expected > 0;
  const last = isAgain ? playwright('--last-failed') : first;
  if (isAgain && last.status === 0) onlyAtOnce.push(`browser tests (${first.unexpected})`);
  const failed = last.status === 0 ? 0 : Math.max(last.unexpected, 1);
  return { passed: first.expected + first.unexpected - failed, failed };
};

const started = Date.now();
const units = runJest();
const browserTests = runBrowserTests();
const failed = units.failed + browserTests.failed;
process.stdout.write(
  `\nUnit, API and component tests: ${units.passed} passed, ${units.failed} failed\n` +
    `Browser tests: ${browserTests.passed} passed, ${browserTests.failed} failed\n` +
    `Took ${Math.round((Date.now() - started) / 1000)} s\n\n` +
    onlyAtOnce.map((what) => `Failed at first, passed when run again, and to be mended: ${what}\n`).join('') +
    `${units.passed + browserTests.passed} passed, ${failed} failed\n`,
);
process.exit(failed === 0 ? 0 : 1);
