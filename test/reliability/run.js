// Runs the fault tests and prints their measurements as a table. `--write` replaces the rows of these test files in docs/reliability.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const findingsFile = 'test-results/reliability.jsonl';
const document = 'docs/reliability.md';
const [begin, end] = ['<!-- findings -->', '<!-- /findings -->'];

rmSync(findingsFile, { force: true });
process.env.PICTURES = 'draft';
const built = spawnSync(process.execPath, ['cli/ensure-build.js'], { stdio: 'inherit' }).status ?? 1;
if (built !== 0) process.exit(built);
const words = process.argv.slice(2).filter((word) => word !== '--write');
const jest = ['--no-warnings', 'node_modules/jest/bin/jest.js', ...words, '--selectProjects=reliability'];
const status = spawnSync(process.execPath, jest, { stdio: 'inherit' }).status ?? 1;

/** @typedef {{ promise: string, most: number, unit: string, figure: number, test: string, at: string }} Found */
const findings = existsSync(findingsFile)
  ? readFileSync(findingsFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => /** @type {Found} */ (JSON.parse(line)))
  : [];
const amount = (/** @type {number} */ value, /** @type {string} */ unit) => `${Math.round(value).toLocaleString('en-GB')} ${unit}`.trim();
const fileOf = (/** @type {Found} */ { test }) => relative(process.cwd(), test);
const rowOf = (/** @type {Found} */ found) => {
  const { promise, most, unit, figure, at } = found;
  return `| ${promise} | at most ${amount(most, unit)} | ${amount(figure, unit)}${figure > most ? ' **exceeded**' : ''} | \`${fileOf(found)}\` | ${at.slice(0, 10)} |`;
};
const head = '| guarantee | limit | measured | test | date |\n| --- | --- | ---: | --- | --- |';
const table = (/** @type {string[]} */ rows) => [head, ...rows].join('\n');
const rows = findings.map(rowOf);
process.stdout.write(`\n${table(rows)}\n`);
if (process.argv.includes('--write')) {
  const text = readFileSync(document, 'utf8');
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  const again = new Set(findings.map(fileOf));
  const kept = text
    .slice(from, to)
    .split('\n')
    .filter((row) => row.includes('`test/') && ![...again].some((file) => row.includes(`\`${file}\``)));
  writeFileSync(document, `${text.slice(0, from)}\n\n${table([...kept, ...rows])}\n\n${text.slice(to)}`);
}
process.exit(status);
