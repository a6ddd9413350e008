import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

it('every change of a table has a migration (npx drizzle-kit generate --config src/embedded/database/drizzle.config.ts)', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'quiet-migrations-'));
  await cp(migrations, copy, { recursive: true });
  // drizzle-kit accepts relative folders only, and reports success only in its output.
  const words = ['drizzle-kit', 'generate', '--dialect', 'postgresql', '--schema', './src/embedded/**/*.tables.ts', '--out', relative(root, copy)];
  const { stdout } = await promisify(execFile)('npx', words, { cwd: root });
  expect(stdout).toMatch(/nothing to migrate|Your SQL migration file/);
  const sql = (names: string[]) => names.filter((name) => name.endsWith('.sql'));
  expect(sql(await readdir(copy))).toEqual(sql(await readdir(migrations)));
  await rm(copy, { recursive: true, force: true });
});
