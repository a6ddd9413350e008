import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { hashFiles } from './hash-files.js';

const makeBuild = (): string => {
  const folder = mkdtempSync(`${tmpdir()}/quiet-build-`);
  mkdirSync(`${folder}/server/views`, { recursive: true });
  writeFileSync(`${folder}/server/views/head.js`, 'one');
  writeFileSync(`${folder}/server/start.js`, 'two');
  writeFileSync(`${folder}/manifest.json`, '{}');
  return folder;
};
const hashOf = (folder: string) => hashFiles([`${folder}/server`, `${folder}/manifest.json`]);

let build: string;
beforeEach(() => void (build = makeBuild()));
afterEach(() => rmSync(build, { recursive: true }));

it('is the same for equal files in another folder', async () => {
  const copy = makeBuild();
  expect(await hashOf(copy)).toBe(await hashOf(build));
  rmSync(copy, { recursive: true });
});

it.each<[string, () => void]>([
  ['a file below a folder', () => writeFileSync(`${build}/server/views/head.js`, 'six')],
  ['a single file', () => writeFileSync(`${build}/manifest.json`, '[]')],
  ['a new file', () => writeFileSync(`${build}/server/views/body.js`, '')],
  ['the name of a file', () => renameSync(`${build}/server/start.js`, `${build}/server/begin.js`)],
])('changes with %s', async (_, change) => {
  const before = await hashOf(build);
  change();
  expect(await hashOf(build)).not.toBe(before);
});
