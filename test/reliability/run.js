// Proves what is promised about trouble, and prints what was found; `--write` puts it into docs/reliability.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const findingsFile = 'test-results/reliability.jsonl';
const document = 'docs/reliability.md';
const [begin, end] = ['<!-- findings -->', '<!-- /findings -->'];

rmSync(findingsFile, { force: true });
const built = spawnSync(process.execPath, ['cli/ensure-build.js'], { stdio: 'inherit' }).status ?? 1;
if (built !== 0) process.exit(built);
const words = process.argv.slice(2).filter((word) => word !== '--write');
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...words, '--selectProjects=reliability'];
const status = spawnSync(process.execPath, jest, { stdio: 'inherit' }).status ?? 1;

/** @typedef {{ promise: string, most: number, unit: string, figure: number, test: string, at: string }} Found */
const findings = existsSync(findingsFile)
  ? readFileSync(findingsFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => /** @type {Found} */ (JSON.parse(line)))
  : [];
const amount = (/** @type {number} */ value, /** @type {string} */ unit) => `${Math.round(value).toLocaleString('en-GB')} ${unit}`.trim();
const rows = findings.map(
  ({ promise, most, unit, figure, test, at }) =>
    `| ${promise} | at most ${amount(most, unit)} | ${amount(figure, unit)}${figure > most ? ' **broken**' : ''} | \`${relative(process.cwd(), test)}\` | ${at.slice(0, 10)} |`,
);
const table = ['| promise | bound | found | test | date |', '| --- | --- | ---: | --- | --- |', ...rows].join('\n');
process.stdout.write(`\n${table}\n`);
if (process.argv.includes('--write')) {
  const text = readFileSync(document, 'utf8');
  writeFileSync(document, `${text.slice(0, text.indexOf(begin) + begin.length)}\n\n${table}\n\n${text.slice(text.indexOf(end))}`);
}
process.exit(status);
