import { dirname } from 'node:path';
import { footerTitles } from '../../src/contract/brands.js';
import { changedParts, problemCodes } from '../../src/contract/errors.js';
import { customerTypes, deliveryMethods } from '../../src/contract/order.js';
import { routeKeys } from '../../src/contract/routes.js';
import type { Finding } from '../support/findings.js';
import { flat, type Texts } from './text-findings.js';

/** A source file. `path` is relative to the folder of the project. */
export interface Source {
  path: string;
  text: string;
}

/** Keys that no source contains literally, because they are built from tables. */
const ofTables = new Set([
  ...routeKeys.map((key) => `routes.${key}`),
  ...problemCodes.flatMap((code) => [`apiErrors.${code}.title`, `apiErrors.${code}.detail`]),
  ...changedParts.map((part) => `apiErrors.ORDER_CHANGED.changed.${part}`),
  ...deliveryMethods.map((method) => `components.mail.${method}`),
  ...footerTitles.map((title) => `footer.${title}`),
  ...customerTypes.map((type) => `register.${type}`),
]);
/** Message keys of the specification, 5, which must exist even when no rule uses them. */
const isRule = (key: string): boolean => key.startsWith('yup.');

const escaped = (text: string) => text.replaceAll('.', '\\.');
/** Pattern of the keys that a template stands for (`trouble.${kind}.title`). */
const patternOf = (template: string): string =>
  template
    .split(/\$\{[^}]*\}/)
    .map(escaped)
    .join('[^.]+');
const part = String.raw`(?:[\w.-]|\$\{[^{}\`]*\})+`;
const hasWords = (template: string): boolean => /\w/.test(template.replaceAll(/\$\{[^}]*\}/g, ''));
/** All words and templates of a source that could be keys. */
const wordsOf = ({ text }: Source): string[] =>
  [...text.matchAll(new RegExp(`'([\\w.-]+)'|"([\\w.-]+)"|\`(${part})\``, 'g'))].map(([, one, other, template]) => one ?? other ?? template!).filter(hasWords);

const namespacesOf = ({ text }: Source): Set<string> =>
  new Set([...text.matchAll(/\b(?:useTexts|texts|textsOf|Texts|TextKey)[(<][^()<>']*'(\w+)'/g)].map(([, namespace]) => namespace!));
/** Keys in calls of `translate`. A template that ends with a parameter (`components.mail.${key}`) stands for all words in files of the same folder. */
const translated = (source: Source, all: readonly Source[]): string[] =>
  [...source.text.matchAll(new RegExp(`\\.translate\\(\\s*['"\`](${part})['"\`]`, 'g'))].flatMap(([, template]) => {
    const stem = /^(.+\.)\$\{key\}$/.exec(template!)?.[1];
    const neighbours = all.filter(({ path }) => dirname(path) === dirname(source.path));
    return stem ? neighbours.flatMap(wordsOf).map((word) => stem + word) : [template!];
  });

const withoutPlural = (key: string): string => key.replace(/_(?:one|other)$/, '');

/** Finds unused texts: no file that uses their namespace contains their key, and no table builds it. */
export const unusedFindings = (texts: Texts, sources: readonly Source[]): Finding[] => {
  const known = flat(texts['nl-NL']);
  const inTexts = [...known.values()].flatMap((text) => [...text.matchAll(/\$t\(([\w.]+)\)/g)].map(([, key]) => key!));
  const requested = sources.flatMap((source) => {
    const words = wordsOf(source);
    return [...translated(source, sources), ...[...namespacesOf(source)].flatMap((namespace) => words.map((word) => `${namespace}.${word}`))];
  });
  const patterns = [...new Set([...inTexts, ...requested])];
  const whole = new Set(patterns.filter((pattern) => !pattern.includes('${')));
  const open = patterns.filter((pattern) => pattern.includes('${')).map((pattern) => new RegExp(`^${patternOf(pattern)}$`));
  const isUsed = (key: string) => isRule(key) || ofTables.has(key) || whole.has(key) || open.some((pattern) => pattern.test(key));
  return [...known.keys()].filter((key) => !isUsed(withoutPlural(key))).map((key) => ({ code: 'UNUSED', place: key, message: 'no source uses it' }));
};
