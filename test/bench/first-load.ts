import { gzipSync } from 'node:zlib';

/** Bytes (gzip) of every script the first view of a page loads: what the page preloads and its entry. */
export const firstLoadBytes = async (url: string, html: string): Promise<number> => {
  const scripts = new Set([...html.matchAll(/(?:modulepreload" href|<script type="module" src)="([^"]+)"/g)].map((match) => match[1]!));
  const sizes = await Promise.all([...scripts].map(async (script) => gzipSync(Buffer.from(await (await fetch(new URL(script, url))).arrayBuffer()), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
};
