import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

interface Locked {
  version: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
}
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>> & { allowScripts: Record<string, boolean> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).flatMap(([path, locked]) => (path ? [{ name: path.split('node_modules/').at(-1)!, ...locked }] : []));

/** Licences that let us sell with what they are of, without giving our own sources. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unicode-DFS-2016',
  'Unlicense',
  'WTFPL',
  'Zlib',
];
/** Those of whole files and libraries of their own: libvips, which sharp loads as a library; fonts; what only builds and checks. */
const asLibraries = ['LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1', 'CC-BY-4.0'];
/** Packages that name no licence in their description, and have one in a file. */
const inFile = { 'png-js': 'MIT', busboy: 'MIT', 'humanize-number': 'MIT', streamsearch: 'MIT' };

describe('what the shop stands on', () => {
  it('is named by exact versions', () => {
    const asked = { ...project.dependencies, ...project.devDependencies };
    expect(Object.entries(asked).filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('is what it was when it was chosen: each package has the sum of its bytes', () => {
    expect(installed.filter(({ integrity }) => !/^sha(?:256|384|512)-/.test(integrity ?? '')).map(({ name }) => name)).toEqual([]);
  });

  it('runs scripts as it is installed only where that is allowed by name, and names no other', () => {
    const scripted = new Set(installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
    expect(Object.keys(project.allowScripts).toSorted()).toEqual([...scripted].toSorted());
  });

  it('may be sold with', () => {
    const isFree = (licence: string) => licence.split(/\s+(?:AND|OR)\s+/).every((one) => [...permissive, ...asLibraries].includes(one.replaceAll(/[()]/g, '')));
    const licenceOf = ({ name, license }: { name: string; license?: string }) => license ?? inFile[name as keyof typeof inFile] ?? 'none';
    expect(installed.filter((one) => !isFree(licenceOf(one))).map((one) => `${one.name}: ${licenceOf(one)}`)).toEqual([]);
    const linked = installed.filter((one) => !one.dev && asLibraries.some((licence) => licenceOf(one).includes(licence))).map(({ name }) => name);
    expect(linked.filter((name) => !name.startsWith('@img/sharp-'))).toEqual([]);
  });

  it('is listed in a bill of materials', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 50 * 2 ** 20 });
    const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { 'bom-ref': string }[] };
    expect(bomFormat).toBe('CycloneDX');
    const listed = new Set(components.map((component) => component['bom-ref'].replace(/\|.*$/, '')));
    // `--omit dev` would leave out what both need (npm 11): what only builds is marked instead.
    expect(installed.map(({ name, version }) => `${name}@${version}`).filter((one) => !listed.has(one))).toEqual([]);
  });
});
