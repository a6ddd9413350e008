import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startProgram, type Started, type Variables } from '../support/start-shop.js';

/** A stage of a Dockerfile as a folder that stands for its file system. */
interface Stage {
  root: string;
  workdir: string;
  variables: Variables;
  user?: string;
}

export interface Image extends Stage {
  cmd: string[];
  healthcheck: string[];
}

const isRoot = process.getuid?.() === 0;
const idOf = (flag: '-u' | '-g', user: string) => Number(execFileSync('id', [flag, user]));

/** Instructions with their words, continued lines joined, comments left out. */
const instructionsOf = (dockerfile: string): { keyword: string; rest: string }[] =>
  dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ keyword: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1).trim() }));

/** A path of the stage where the stage has it, else the machine's own. */
const located = ({ root }: Stage, path: string) => (path.startsWith('/') && existsSync(root + path) ? root + path : path);
const inStage = ({ root, workdir }: Stage, path: string) => join(root, path.startsWith('/') ? path : join(workdir, path));
const expanded = (text: string, variables: Variables) => text.replaceAll(/\$(\w+)/g, (_, name: string) => variables[name] ?? process.env[name] ?? '');

/** Variables of a stage for a program that runs on this machine: paths lead into the stage's folder. */
const here = (stage: Stage): Variables =>
  Object.fromEntries(
    Object.entries(stage.variables).map(([name, value]) => [
      name,
      value
        .split(':')
        .map((path) => located(stage, path))
        .join(':'),
    ]),
  );

const handTo = async (owner: string, folder: string): Promise<void> => {
  if (!isRoot) return;
  const [user, group] = owner.split(':') as [string, string];
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((path) => join(folder, path))];
  await Promise.all(paths.map((path) => chown(path, idOf('-u', user), idOf('-g', group))));
};

/** Copies a file or a folder by links to its files, which costs no bytes. */
const link = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await promisify(execFile)('cp', ['-al', from, to]);
};

/** `COPY [--from=stage] [--chown=user:group] source… target`, as Docker does it for plain files and folders. */
const copy = async (stage: Stage, rest: string, { context, stages }: { context: string; stages: Map<string, Stage> }): Promise<void> => {
  const words = rest.split(/\s+/);
  const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
  const [target, ...sources] = words.filter((word) => !word.startsWith('--')).toReversed() as [string, ...string[]];
  const from = option('from') ? stages.get(option('from')!)!.root : context;
  const ignored =
    from === context
      ? readFileSync(join(context, '.dockerignore'), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((name) => join(context, name))
      : [];
  for (const source of sources) {
    const path = join(from, source);
    const isFolder = (await stat(path)).isDirectory();
    const to = isFolder ? inStage(stage, target) : join(inStage(stage, target), basename(source));
    // The context is copied entry by entry: a folder cannot be copied whole into one below it.
    for (const entry of isFolder ? await readdir(path) : ['']) {
      const one = join(path, entry);
      if (ignored.includes(one)) continue;
      // Between stages files are linked: no later step writes into one.
      if (from !== context && !option('chown')) await link(one, join(to, entry));
      else await cp(one, join(to, entry), { recursive: true, verbatimSymlinks: true });
    }
    if (isFolder) await mkdir(to, { recursive: true });
    const owner = option('chown');
    if (owner) await handTo(owner, to);
  }
};

/**
 * Steps that a run of all tests has done in the checkout already, done from there: with these an image takes seconds instead
 * of minutes. The packages for production are what npm leaves of those installed.
 */
const fromCheckout: Record<string, string> = {
  'npm ci --no-audit --no-fund': 'true',
  'npm run build': 'cp -al "$CHECKOUT/dist" .',
  'npm ci --omit=dev --no-audit --no-fund': 'cp -al "$CHECKOUT/node_modules" . && npm prune --omit=dev --no-audit --no-fund',
};

/** @throws Error with the output of the command */
const run = async (stage: Stage, command: string, checkout: string): Promise<void> => {
  const variables = { ...here(stage), CHECKOUT: checkout, npm_config_prefer_offline: 'true', npm_config_update_notifier: 'false' };
  const { ended, output } = startProgram('sh', ['-c', command], { cwd: inStage(stage, '.'), variables });
  if ((await ended) !== 0) throw new Error(`RUN ${command}\n${output()}`);
};

/** Follows a Dockerfile without Docker: each stage is a folder below `folder`, and its steps run there. @param isWhole installs and builds anew, instead of taking both from the checkout */
export const buildImage = async (context: string, folder: string, isWhole: boolean): Promise<Image> => {
  const stages = new Map<string, Stage>();
  const defaults: Variables = {};
  let stage: Stage | undefined;
  let cmd: string[] = [];
  let healthcheck: string[] = [];
  for (const { keyword, rest } of instructionsOf(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    if (keyword === 'FROM') {
      const name = / AS (\w+)/.exec(rest)?.[1] ?? 'final';
      stage = { root: resolve(folder, name), workdir: '/', variables: {} };
      stages.set(name, stage);
      await mkdir(stage.root, { recursive: true });
    } else if (keyword === 'ARG') {
      const [name = '', value] = rest.split('=');
      if (stage) stage.variables[name] = value ?? defaults[name] ?? '';
      else defaults[name] = value ?? '';
    } else if (!stage) throw new Error(`${keyword} before FROM`);
    else if (keyword === 'ENV') for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.variables[name!] = expanded(value!, stage.variables);
    else if (keyword === 'WORKDIR') await mkdir(join(stage.root, (stage.workdir = rest)), { recursive: true });
    else if (keyword === 'COPY') await copy(stage, rest, { context, stages });
    else if (keyword === 'RUN') await run(stage, (!isWhole && fromCheckout[rest]) || rest, context);
    else if (keyword === 'USER') stage.user = rest;
    else if (keyword === 'CMD') cmd = JSON.parse(rest) as string[];
    else if (keyword === 'HEALTHCHECK') healthcheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
    else if (keyword !== 'VOLUME' && keyword !== 'EXPOSE') throw new Error(`${keyword} is not understood here`);
  }
  await chmod(folder, 0o755);
  return { ...stage!, cmd, healthcheck };
};

/** Runs a command of an image as its user (who that is makes a difference only where root may choose). */
export const runInImage = (image: Image, [program, ...words]: string[], variables: Variables): Started => {
  const user = isRoot && image.user ? { uid: idOf('-u', image.user), gid: idOf('-g', image.user) } : {};
  return startProgram(program!, words, { cwd: inStage(image, '.'), variables: { ...here(image), ...variables }, ...user });
};
