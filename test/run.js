// Test command: `npm test [-- <part of a path> …] [--only unit|api|e2e] [options of Jest]`. Runs the selected tests with Jest and Playwright, and prints the totals.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, installServers } from './runner/requirements.js';
import { selectFiles } from './runner/select-files.js';
import startDatabases from './runner/start-databases.js';

const words = process.argv.slice(2);
const at = words.indexOf('--only');
const only = at < 0 ? undefined : words.splice(at, 2)[1];
const files = selectFiles(
  words.filter((word) => !word.startsWith('-')),
  only,
);
const options = words.filter((word) => word.startsWith('-'));
const specs = [...files.unit, ...files.api];
if (specs.length + files.e2e.length === 0) {
  process.stderr.write(`No test file matches ${process.argv.slice(2).join(' ')}.\n`);
  process.exit(1);
}

/** @param {string[]} program @param {NodeJS.ProcessEnv} [env] */
const run = async (program, env = {}) => {
  const child = spawn(process.execPath, program, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
};
const runJest = () => {
  const which = words.length === 0 && !only ? ['--ignoreProjects=reliability'] : ['--runTestsByPath', ...specs];
  return run(['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--json', '--outputFile=test-results/jest.json', ...options, ...which]);
};
const runPlaywright = () => run(['node_modules/playwright/cli.js', 'test', ...files.e2e], { CHROMIUM_PATH: browser });

// Draft pictures: no test depends on their file size, and full quality takes longer than the rest of the build.
process.env.PICTURES = 'draft';
const browser = files.e2e.length > 0 ? await findBrowser() : undefined;
if (files.api.length > 0) installServers();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
if (files.api.length + files.e2e.length > 0 && spawnSync(process.execPath, ['cli/ensure-build.js'], { stdio: 'inherit' }).status !== 0) process.exit(1);

const started = Date.now();
const stopDatabases = await startDatabases();
// One after the other: together they would compete for the cores, which makes both a fifth slower.
const codes = [specs.length > 0 ? await runJest() : 0, files.e2e.length > 0 ? await runPlaywright() : 0];
await stopDatabases();

/** @param {string} file @param {(report: any) => [number, number]} counts */
const countsIn = (file, counts) => (existsSync(file) ? counts(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0]);
const [passedSpecs = 0, failedSpecs = 0] = countsIn('test-results/jest.json', ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
const [passedPages = 0, failedPages = 0] = countsIn('test-results/e2e.json', ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
const failed = failedSpecs + failedPages;
const isGreen = failed === 0 && codes.every((code) => code === 0);
process.stdout.write(
  `\nUnit, API and component tests: ${passedSpecs} passed, ${failedSpecs} failed\nBrowser tests: ${passedPages} passed, ${failedPages} failed\n` +
    `Took ${Math.round((Date.now() - started) / 1000)} s\n\n${passedSpecs + passedPages} passed, ${isGreen ? 0 : Math.max(failed, 1)} failed\n`,
);
process.exit(isGreen ? 0 : 1);
