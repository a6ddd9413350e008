import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, chown, link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bareEnvironment, changeOwner, type Launcher } from './postgres-binaries.js';
import { readPostmaster } from './postmaster.js';

/** The superuser of a new cluster. Because of its unlimited rights, it is used only to create the shop's role. */
export const superuser = 'shop';
/** The role that the shop uses. */
export const role = 'shop_owner';
const passwordFileOf = (name: string): string => `${name}.password`;
const passwordFile = passwordFileOf(superuser);
const newPassword = (): string => randomBytes(24).toString('base64url');

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Runs initdb. @throws Error with the output of initdb */
const initialise = async (folder: string, launcher: Launcher, password: string): Promise<void> => {
  const secret = `${folder}.password`;
  await writeFile(secret, `${password}\n`, { mode: 0o600 });
  if (launcher.owner) await chown(secret, launcher.owner.uid, launcher.owner.gid);
  try {
    const [program, ...words] = [
      ...launcher.prefix,
      launcher.initdb,
      `--pgdata=${folder}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ];
    const child = spawn(program!, words, { stdio: ['ignore', 'ignore', 'pipe'], env: bareEnvironment(), ...launcher.owner });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`The database could not be created in ${folder}: ${said.trim()}`);
  } finally {
    await rm(secret, { force: true });
  }
};

/**
 * Creates a cluster in `folder` unless it exists. It is created beside `folder` and renamed, so that a killed start leaves no
 * incomplete cluster, and one of two concurrent first starts succeeds.
 */
export const ensureCluster = async (folder: string, launcher: Launcher): Promise<void> => {
  if (await exists(join(folder, passwordFile))) return;
  await mkdir(dirname(folder), { recursive: true });
  const fresh = await mkdtemp(`${folder}.new-`);
  await changeOwner(fresh, launcher);
  const password = newPassword();
  try {
    await initialise(fresh, launcher, password);
    await writeFile(join(fresh, passwordFileOf(role)), newPassword(), { mode: 0o600 });
    await writeFile(join(fresh, passwordFile), password, { mode: 0o600 });
    await rename(fresh, folder).catch(async (error: unknown) => {
      if (!(await exists(join(folder, passwordFile)))) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
};

/** Creates the password file of the shop's role in a cluster of an earlier version. Of concurrent calls one succeeds. */
export const ensurePassword = async (folder: string): Promise<void> => {
  const path = join(folder, passwordFileOf(role));
  if (await exists(path)) return;
  const fresh = await mkdtemp(`${path}.new-`);
  try {
    await writeFile(join(fresh, 'password'), newPassword(), { mode: 0o600 });
    await link(join(fresh, 'password'), path).catch(async (error: unknown) => {
      if (!(await exists(path))) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
};

/** The password of a role, from the cluster's folder. */
export const passwordOf = (folder: string, name: string): Promise<string> => readFile(join(folder, passwordFileOf(name)), 'utf8');

/** Connection URL of a running cluster: its Unix socket, which costs the CPU less than TCP, or its local port when it has no socket. */
export const clusterUrl = async (folder: string, port: number, name = role): Promise<string> => {
  const [password, postmaster] = await Promise.all([passwordOf(folder, name), readPostmaster(folder)]);
  const socket = postmaster?.socketFolder;
  return `postgresql://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`;
};
