import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locale } from '../../src/contract/locales.js';

/** Content folder for `CONTENT_DIR`. */
export interface TestContent {
  folder: string;
  /** Writes a document of the brand. @param file for example `nl-NL/blogs/rust.md` */
  write(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
  stop(): Promise<void>;
}

/** Copies the documents of ENC and the shared documents to a temporary folder. */
export const copyContent = async (): Promise<TestContent> => {
  const folder = await mkdtemp(join(tmpdir(), 'quiet-content-'));
  await Promise.all(['enc/content', 'shared/content'].map((path) => cp(`brands/${path}`, join(folder, path), { recursive: true })));
  const pathOf = (file: string) => join(folder, 'enc/content', file);
  return {
    folder,
    write: async (file, text) => {
      await mkdir(dirname(pathOf(file)), { recursive: true });
      await writeFile(pathOf(file), text);
    },
    remove: (file) => rm(pathOf(file)),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
};

/** Source of a published blog article. */
export const article = (id: string, title: string, body: string): string => `---
id: ${id}
title: ${title}
summary: Een samenvatting van een stuk over rust, lang genoeg om iets te zeggen voor wie zoekt en leest.
published: 2026-11-19
picture:
  file: rooms/room-office.webp
  alt: Een kantoor
---

${body}

${'Stilte is er pas als niemand haar hoort. '.repeat(20)}
`;

/** Writes an article with the same slug in each of the four languages. */
export const inEveryLanguage = async (content: TestContent, slug: string, textIn: (locale: Locale) => string): Promise<void> => {
  for (const locale of ['nl-NL', 'de-DE', 'fr-FR', 'en-GB'] as const) await content.write(`${locale}/blogs/${slug}.md`, textIn(locale));
};
