import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrandCode } from '../contract/brand-codes.js';
import type { Locale } from '../contract/locales.js';
import type { RouteKey } from '../contract/routes.js';
import { filesWithImports, type Manifest } from './client-files.js';
import type { Renderer, Site, Stylesheets } from './site.js';

/** Content of `build.json`. */
export interface BuildFacts {
  /** Hash of everything that pages of the build are made from, in the browser and on the server. */
  id: string;
  brand: BrandCode;
  stylesheets: Stylesheets;
  fonts: string[];
  themeColor: string;
}

/** The folder above `src`: the project, or `dist` in a build. */
const rootFolder = fileURLToPath(new URL('../..', import.meta.url));
export const distFolder = existsSync(`${rootFolder}ssr`) ? rootFolder : `${rootFolder}dist/`;

/** The site as built by `npm run build`. */
export class BuiltSite implements Site {
  private readonly scripts = new Map<string, string[]>();
  readonly stylesheets: Stylesheets;
  readonly fonts: readonly string[];
  readonly themeColor: string;
  readonly entry: string;
  readonly build: string;

  private constructor(
    readonly folder: string,
    readonly renderer: Renderer,
    { id, stylesheets, fonts, themeColor }: BuildFacts,
    private readonly manifest: Manifest,
  ) {
    this.build = id;
    this.stylesheets = stylesheets;
    this.fonts = fonts;
    this.themeColor = themeColor;
    this.entry = readFileSync(`${folder}client/${manifest['client/entry-client.ts']!.file}`, 'utf8').trim();
  }

  /** Reads the build; called once at the start. @param folder folder of the build, with a trailing slash */
  static async read(folder = distFolder): Promise<BuiltSite> {
    const json = <Content>(file: string) => JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as Content;
    const renderer = (await import(pathToFileURL(`${folder}ssr/entry-server.js`).href)) as Renderer;
    return new BuiltSite(folder, renderer, json('build.json'), json('client/manifest.json'));
  }

  /** Scripts of the initial load of a page, each after its imports. The file of `start.tsx` only imports the one with its code, and is left out. */
  scriptsOf(key: RouteKey, locale: Locale): string[] {
    const known = this.scripts.get(`${key} ${locale}`);
    if (known) return known;
    const start = 'client/start.tsx';
    const scripts = filesWithImports(this.manifest, [...this.renderer.initialModulesOf(key, locale), start]).filter((file) => file !== `/${this.manifest[start]!.file}`);
    this.scripts.set(`${key} ${locale}`, scripts);
    return scripts;
  }
}
