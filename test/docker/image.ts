import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startProgram, type Started, type Variables } from '../support/start-shop.js';

/** Stage of a Dockerfile; the folder `root` is its file system. */
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

/** Instructions of a Dockerfile, with continued lines joined and without comments. */
const instructionsOf = (dockerfile: string): { keyword: string; rest: string }[] =>
  dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ keyword: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1).trim() }));

/** Maps an absolute path into the folder of the stage if it exists there; otherwise returns it unchanged. */
const located = ({ root }: Stage, path: string) => (path.startsWith('/') && existsSync(root + path) ? root + path : path);
const inStage = ({ root, workdir }: Stage, path: string) => join(root, path.startsWith('/') ? path : join(workdir, path));
const expanded = (text: string, variables: Variables) => text.replaceAll(/\$(\w+)/g, (_, name: string) => variables[name] ?? process.env[name] ?? '');

/** Variables of a stage, with their paths mapped into the folder of the stage. */
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

/** Copies a file or folder as hard links, which take no disk space. */
const link = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await promisify(execFile)('cp', ['-al', from, to]);
};

/** Runs `COPY [--from=stage] [--chown=user:group] source… target` for files and folders without patterns. */
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
    // Copies entry by entry, because `cp` refuses to copy a folder into its own subfolder.
    for (const entry of isFolder ? await readdir(path) : ['']) {
      const one = join(path, entry);
      if (ignored.includes(one)) continue;
      // Files of other stages are hard-linked, because no later step writes to them.
      if (from !== context && !option('chown')) await link(one, join(to, entry));
      else await cp(one, join(to, entry), { recursive: true, verbatimSymlinks: true });
    }
    if (isFolder) await mkdir(to, { recursive: true });
    const owner = option('chown');
    if (owner) await handTo(owner, to);
  }
};

/** Command that copies a folder of the checkout without a cache in it, because other tests write to the cache at the same time. */
const copyOf = (folder: string, cache: string): string =>
  `mkdir -p ${folder} && find "$CHECKOUT/${folder}" -mindepth 1 -maxdepth 1 ! -name ${cache} -exec cp -al -t ${folder} {} +`;

/**
 * Replaces slow steps by copies from the checkout, which is installed and built already: an image then takes seconds instead of minutes.
 * The production packages are what `npm prune` leaves of the installed packages.
 */
const fromCheckout: Record<string, string> = {
  'npm ci --no-audit --no-fund': 'true',
  'npm run build': copyOf('dist', 'compiled'),
  'npm ci --omit=dev --no-audit --no-fund': `${copyOf('node_modules', '.cache')} && rm -f node_modules/.package-lock.json && npm prune --omit=dev --no-audit --no-fund`,
};

/** @throws Error with the output of the command */
const run = async (stage: Stage, command: string, checkout: string): Promise<void> => {
  const variables = { ...here(stage), CHECKOUT: checkout, npm_config_prefer_offline: 'true', npm_config_update_notifier: 'false' };
  const { ended, output } = startProgram('sh', ['-c', command], { cwd: inStage(stage, '.'), variables });
  if ((await ended) !== 0) throw new Error(`RUN ${command}\n${output()}`);
};

/** Builds an image without Docker: each stage is a folder in `folder`, where its steps run. @param isWhole installs and builds again, instead of copying both from the checkout */
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
    else if (keyword !== 'VOLUME' && keyword !== 'EXPOSE') throw new Error(`The Dockerfile instruction ${keyword} is not supported by test/docker/image.ts`);
  }
  await chmod(folder, 0o755);
  return { ...stage!, cmd, healthcheck };
};

/** Runs a command of an image, as the user of the image when the tests run as root. */
export const runInImage = (image: Image, [program, ...words]: string[], variables: Variables): Started => {
  const user = isRoot && image.user ? { uid: idOf('-u', image.user), gid: idOf('-g', image.user) } : {};
  return startProgram(program!, words, { cwd: inStage(image, '.'), variables: { ...here(image), ...variables }, ...user });
};
