import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Rendering from '../../client/entry-server.js';
import type { BrandCode } from '../contract/brands.js';
import { baseLocaleOf, type Locale, localeTable } from '../contract/locales.js';
import type { RouteKey } from '../contract/routes.js';

export type Renderer = typeof Rendering;

/** What the build says of itself. */
export interface BuildFacts {
  brand: BrandCode;
  /** Address of the one stylesheet. */
  stylesheet: string;
  fonts: string[];
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** `dist`, seen from the sources as from the build itself. */
const fromHere = fileURLToPath(new URL('../..', import.meta.url));
export const distFolder = existsSync(`${fromHere}ssr`) ? fromHere : `${fromHere}dist/`;

/** The build's output that pages are made of: the renderer, and which files a page needs in the browser. */
export class BuildFiles {
  private constructor(
    readonly renderer: Renderer,
    readonly facts: BuildFacts,
    private readonly manifest: Record<string, ManifestEntry>,
  ) {}

  /** Reads the build once, at start. */
  static async read(): Promise<BuildFiles> {
    const json = <Content>(file: string) => JSON.parse(readFileSync(`${distFolder}${file}`, 'utf8')) as Content;
    const renderer = (await import(pathToFileURL(`${distFolder}ssr/entry-server.js`).href)) as Renderer;
    renderer.settleStyles();
    return new BuildFiles(renderer, json('build.json'), json('client/manifest.json'));
  }

  get entry(): string {
    return `/${this.manifest['client/entry-client.tsx']!.file}`;
  }

  private readonly scripts = new Map<string, string[]>();

  /** Every script the first view of a page runs, so that none waits for another: entry, page chunk and texts. */
  scriptsOf(key: RouteKey, locale: Locale): string[] {
    const known = this.scripts.get(`${key} ${locale}`);
    if (known) return known;
    const base = baseLocaleOf[localeTable[locale].language];
    const texts = this.renderer.namespacesOf(key).flatMap((namespace) => [`locales/${base}/${namespace}.json`, `locales/${locale}/${namespace}.json`]);
    const files = new Set<string>();
    const add = (source: string) => {
      const entry = this.manifest[source];
      if (!entry || files.has(entry.file)) return;
      files.add(entry.file);
      entry.imports?.forEach(add);
    };
    for (const source of ['client/entry-client.tsx', this.renderer.pageSource(key), ...texts]) add(source);
    const scripts = [...files].map((file) => `/${file}`);
    this.scripts.set(`${key} ${locale}`, scripts);
    return scripts;
  }
}
