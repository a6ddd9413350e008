import { readFileSync } from 'node:fs';

/** An entry of `package-lock.json`. */
export interface LockedPackage {
  version: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
}
export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression, or `unknown`. */
  licence: string;
  /** Why the shop cannot be sold with this package; undefined: it can. */
  fault: string | undefined;
}

/** Licences that let us sell the shop without publishing its sources. */
const permissive = new Set([
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
]);
/** Licences that are allowed only for these packages, because none of their code becomes part of a bundle: libvips, which sharp loads as a library; tools; fonts. */
const ofSeparateWorks: Record<string, RegExp> = {
  'CC-BY-4.0': /^caniuse-lite$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(?:axe-core|lightningcss(?:-.+)?)$/,
  'OFL-1.1': /^@fontsource/,
};
/** Packages without a licence field, by version: each was read in the licence file of the package. A new version is read again. */
export const readInFile: Record<string, string> = { 'busboy@1.6.0': 'MIT', 'humanize-number@0.0.2': 'MIT', 'png-js@2.0.0': 'MIT', 'streamsearch@1.1.0': 'MIT' };

const faultOf = (name: string, licence: string): string | undefined => {
  if (licence === 'unknown') return 'has no licence field: read its licence file and add it to readInFile';
  // Of alternatives (OR) every licence must be allowed, so that nobody has to decide which one applies.
  const unlisted = licence.split(/\s+(?:AND|OR)\s+/).flatMap((part) => {
    const one = part.replaceAll(/[()]/g, '');
    return permissive.has(one) || ofSeparateWorks[one]?.test(name) ? [] : one;
  });
  return unlisted.length ? `${unlisted.join(', ')} is not among the allowed licences` : undefined;
};

/** Packages of a lock file with their licences, sorted by name: development dependencies too, because bundles contain many of them. */
export const licencesOf = (packages: Record<string, LockedPackage>): LicensedPackage[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license }]) => {
      const name = path.split('node_modules/').at(-1)!;
      const licence = license ?? readInFile[`${name}@${version}`] ?? 'unknown';
      return { name, version, licence, fault: faultOf(name, licence) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'));

/** Prints the packages of a lock file. @returns exit code: 1 for an unknown or unlisted licence */
export const printLicences = (lockFile: string, print: (line: string) => void): 0 | 1 => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, LockedPackage> };
  const listed = licencesOf(packages);
  for (const { name, version, licence } of listed) print(`${name} ${version}  ${licence}`);
  const faults = listed.filter(({ fault }) => fault !== undefined);
  for (const { name, version, fault } of faults) print(`${name} ${version}: ${fault}`);
  print(`${listed.length} packages, ${faults.length} with an unknown or unlisted licence`);
  return faults.length ? 1 : 0;
};

if (import.meta.main) process.exitCode = printLicences(process.argv[2] ?? 'package-lock.json', (line) => void process.stdout.write(`${line}\n`));
