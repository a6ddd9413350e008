import { transform } from 'lightningcss';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Asks a bundle for every style rule and writes them as one stylesheet named by its content; its address. */
export const writeStylesheet = async (bundle: string, folder: string): Promise<string> => {
  const { collectStyles } = (await import(pathToFileURL(resolve(bundle)).href)) as { collectStyles(): string };
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(collectStyles()),
    minify: true,
    targets: { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) },
  });
  const name = `site-${createHash('sha256').update(code).digest('base64url').slice(0, 10)}.css`;
  await writeFile(`${folder}/${name}`, code);
  return `/assets/${name}`;
};
