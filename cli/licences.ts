import { readFileSync } from 'node:fs';

/** An entry of `package-lock.json`. */
export interface LockedPackage {
  version: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
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
/** Licences that are allowed for separate files and libraries: in production only for libvips, which sharp loads as a library; else for fonts and build tools. */
const ofLibraries = new Set(['LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1', 'CC-BY-4.0']);
/** Packages without a licence field, by version: each was read in the licence file of the package. A new version is read again. */
export const readInFile: Record<string, string> = { 'busboy@1.6.0': 'MIT', 'humanize-number@0.0.2': 'MIT', 'png-js@2.0.0': 'MIT', 'streamsearch@1.1.0': 'MIT' };

const faultOf = (name: string, licence: string, isProduction: boolean): string | undefined => {
  if (licence === 'unknown') return 'has no licence field: read its licence file and add it to readInFile';
  // Of alternatives (OR) every licence must be allowed, so that nobody has to decide which one applies.
  const unlisted = licence.split(/\s+(?:AND|OR)\s+/).flatMap((part) => {
    const one = part.replaceAll(/[()]/g, '');
    const isAllowed = permissive.has(one) || (ofLibraries.has(one) && (!isProduction || name.startsWith('@img/sharp-')));
    return isAllowed ? [] : one;
  });
  return unlisted.length ? `${unlisted.join(', ')} is not among the allowed licences` : undefined;
};

/** Packages of a lock file with their licences, sorted by name. @param scope `production`: without development dependencies */
export const licencesOf = (packages: Record<string, LockedPackage>, scope: 'production' | 'all'): LicensedPackage[] =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (scope === 'all' || !dev))
    .map(([path, { version, license, dev }]) => {
      const name = path.split('node_modules/').at(-1)!;
      const licence = license ?? readInFile[`${name}@${version}`] ?? 'unknown';
      return { name, version, licence, fault: faultOf(name, licence, !dev) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'));

/** Prints the production packages of a lock file. @returns exit code: 1 for an unknown or unlisted licence */
export const printLicences = (lockFile: string, print: (line: string) => void): 0 | 1 => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, LockedPackage> };
  const listed = licencesOf(packages, 'production');
  for (const { name, version, licence } of listed) print(`${name} ${version}  ${licence}`);
  const faults = listed.filter(({ fault }) => fault !== undefined);
  for (const { name, version, fault } of faults) print(`${name} ${version}: ${fault}`);
  print(`${listed.length} production packages, ${faults.length} with an unknown or unlisted licence`);
  return faults.length ? 1 : 0;
};

if (import.meta.main) process.exitCode = printLicences(process.argv[2] ?? 'package-lock.json', (line) => void process.stdout.write(`${line}\n`));
