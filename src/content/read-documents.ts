import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type ContentKind, contentKinds } from '../contract/content-kinds.js';
import { isLocale, type Locale } from '../contract/locales.js';
import type { BodyFault } from './body-fault.js';
import { datesOutOfOrder } from './dates.js';
import { type FrontMatter, frontMatter } from './front-matter.js';

/** Maximum characters of a file, several times those of the longest article. */
const maximumLength = 200_000;

/** Fault in a written file. */
export interface ContentFault {
  code:
    | BodyFault['code']
    | 'MALFORMED_FRONT_MATTER'
    | 'WRONG_DATES'
    | 'UNKNOWN_PLACE'
    | 'TOO_LONG'
    | 'TOO_SHORT'
    | 'TOO_MANY_PRODUCTS'
    | 'UNKNOWN_PLACEHOLDER'
    | 'MISSING_TRANSLATION'
    | 'DOUBLE_SLUG'
    | 'DOUBLE_ID';
  /** Path of the file with the line, or what is missing. */
  place: string;
  message: string;
}

/** A file as written: its front matter validated, its body still Markdown. */
export interface SourceDocument {
  file: string;
  locale: Locale;
  kind: ContentKind;
  slug: string;
  matter: FrontMatter;
  /** Line of each field of the front matter in the file. */
  lines?: Readonly<Record<string, number>>;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
}

type Parsed = Omit<SourceDocument, 'file' | 'locale' | 'kind' | 'slug'>;

const fence = /^---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/;
const fault = (code: ContentFault['code'], file: string, line: number, message: string): ContentFault => ({ code, place: `${file}:${line}`, message });

/** Schemas that are shared with forms report a key of a text instead of a message. */
const meantForForms = (message: string) => message.startsWith('yup.');

/** Front matter and body of a file, or its faults with their lines. */
const parseFile = (file: string, kind: ContentKind, text: string): Parsed | ContentFault[] => {
  if (text.length > maximumLength) return [fault('TOO_LONG', file, 1, `has more than ${maximumLength} characters`)];
  const match = fence.exec(text);
  if (!match) return [fault('MALFORMED_FRONT_MATTER', file, 1, 'does not start with front matter between --- lines')];
  const lines = new LineCounter();
  const yaml = parseDocument(match[1]!, { lineCounter: lines, schema: 'core' });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (yaml.errors.length) return yaml.errors.map(({ pos, message }) => fault('MALFORMED_FRONT_MATTER', file, lineAt(pos[0]), message.split('\n')[0]!));
  const checked = frontMatter[kind].safeParse(yaml.toJS());
  if (!checked.success) {
    return checked.error.issues.map((issue) => {
      const { path, message } = issue;
      const node: unknown = yaml.getIn(issue.code === 'unrecognized_keys' ? [...path, issue.keys[0]] : path, true);
      const range = node && typeof node === 'object' && 'range' in node ? (node.range as [number] | null) : undefined;
      return fault(
        'MALFORMED_FRONT_MATTER',
        file,
        range ? lineAt(range[0]) : 1,
        `${path.join('.') || 'front matter'}: ${meantForForms(message) ? 'has an invalid format' : message}`,
      );
    });
  }
  const fields = isMap(yaml.contents) ? yaml.contents.items.flatMap(({ key }) => (isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])] as const] : [])) : [];
  const fieldLines = Object.fromEntries(fields);
  const wrongDates = datesOutOfOrder(checked.data).map(({ field, message }) => fault('WRONG_DATES', file, fieldLines[field] ?? 1, `${field}: ${message}`));
  if (wrongDates.length) return wrongDates;
  return { matter: checked.data, lines: fieldLines, body: text.slice(match[0].length), bodyLine: match[0].split('\n').length };
};

/** Reports files of one folder with the same document id: all but one of them would be ignored. */
const doubleIds = (documents: readonly SourceDocument[]): ContentFault[] =>
  [...Map.groupBy(documents, ({ locale, kind, matter }) => `${locale}/${kind}/${matter.id}`)]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => ({ code: 'DOUBLE_ID', place: same.map(({ file }) => file).join(', '), message: `${id} is used by more than one file` }));

const isKind = (name: string | undefined): name is ContentKind => contentKinds.some((kind) => kind === name);

/** All Markdown files below a folder, not parsed yet. */
export interface SourceFiles {
  /** Name of the folder in faults. */
  label: string;
  /** Path below the folder (`<locale>/<kind>/<slug>.md`), and text. */
  files: readonly (readonly [path: string, text: string])[];
}

/** Reads all Markdown files below a folder. A missing folder counts as empty. */
export const readFiles = async (folder: string, label: string): Promise<SourceFiles> => {
  const listed = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = listed.filter((file) => file.endsWith('.md')).toSorted();
  return { label, files: await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)) };
};

/** Parses files into documents. A file that cannot be parsed is reported and left out. */
export const documentsOf = async ({ label, files }: SourceFiles): Promise<{ documents: SourceDocument[]; faults: ContentFault[] }> => {
  const documents: SourceDocument[] = [];
  const faults: ContentFault[] = [];
  for (const [path, text] of files) {
    const file = `${label}/${path}`;
    const [locale, kind, name = '', ...more] = path.split('/');
    const slug = name.replace(/\.md$/, '');
    if (!isLocale(locale) || !isKind(kind) || more.length || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
      faults.push(fault('UNKNOWN_PLACE', file, 1, 'is not at <locale>/<kind>/<slug>.md'));
      continue;
    }
    // Lets other work run, so that a site still responds during a reload.
    await setImmediate();
    const parsed = parseFile(file, kind, text);
    if (Array.isArray(parsed)) faults.push(...parsed);
    else documents.push({ file, locale, kind, slug, ...parsed });
  }
  return { documents, faults: [...faults, ...doubleIds(documents)] };
};
