// Builds when no build exists, when a source is newer than the build, when the build is of another brand, or when it has draft pictures
// and PICTURES=draft is not set. Plain JavaScript, because it runs before anything is compiled.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

const sources = ['src', 'client', 'cli', 'brands', 'locales', 'test/bench', 'package-lock.json', 'vite.config.ts', 'nest-cli.json', 'tsconfig.json'];

/** @param {string} path */
const newest = (path) => {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const below = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name));
  return Math.max(mtimeMs, ...below.map((entry) => statSync(`${entry.parentPath}/${entry.name}`).mtimeMs));
};

const isFresh = () => {
  try {
    const built = statSync('dist/build.json').mtimeMs;
    const { brand, draftPictures } = JSON.parse(readFileSync('dist/build.json', 'utf8'));
    if (draftPictures && process.env.PICTURES !== 'draft') return false;
    return brand === (process.env.BRAND || brand) && sources.every((path) => newest(path) <= built);
  } catch {
    return false;
  }
};

const { BRAND } = process.env;
if (BRAND && !existsSync(`brands/${BRAND.toLowerCase()}/brand.ts`)) {
  process.stderr.write(`BRAND: Site ${BRAND} is not supported\n`);
  process.exit(1);
}
if (!isFresh()) {
  // Standard output is reserved for the command that runs next.
  process.stderr.write('Building the shop …\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 2, 'inherit'] });
  // The compiler has already printed the errors.
  if (status !== 0) process.exit(1);
}
