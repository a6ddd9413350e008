import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localesFolder } from '../../src/common/texts.module.js';
import { locales } from '../../src/contract/locales.js';
import type { Texts, Tree } from '../checks/text-findings.js';

/** Reads the texts of all locales. */
export const readTexts = async (): Promise<Texts> => {
  const read = async (locale: string) => {
    const files = await readdir(join(localesFolder, locale)).catch(() => []);
    const trees = files.map(async (file) => [file.replace('.json', ''), JSON.parse(await readFile(join(localesFolder, locale, file), 'utf8')) as Tree] as const);
    return [locale, Object.fromEntries(await Promise.all(trees))] as const;
  };
  return Object.fromEntries(await Promise.all(locales.map(read))) as Texts;
};
