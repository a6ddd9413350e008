import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import type * as Styles from '../../client/theme/collect-styles.js';
import { distFolder } from '../../src/views/built-site.js';
import type { Renderer, Site } from '../../src/views/site.js';

/** Path of the stylesheet, which is collected again for each request. */
export const devStylesheet = '/dev/site.css';

const loadRenderer = async (vite: ViteDevServer): Promise<Renderer> => (await vite.ssrLoadModule('/client/entry-server.tsx')) as Renderer;

/** The site from its sources: Vite compiles modules on request and sends changes to the browser. */
export class DevSite implements Site {
  readonly stylesheets = { all: devStylesheet, byPage: {} };
  readonly fonts = [];
  readonly folder = distFolder;
  readonly build = undefined;
  readonly themeColor = '#ffffff';
  /** The first script, `@vitejs/plugin-react`'s preamble, must run before all components. The order of the others does not change, and the `load` event waits for them. */
  readonly entry = `${react.preambleCode.replace('__BASE__', '/')};
for (const src of ['/@vite/client', '/client/entry-client.ts']) document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: false, src }));`;

  private constructor(
    private readonly vite: ViteDevServer,
    public renderer: Renderer,
  ) {}

  static async open(vite: ViteDevServer): Promise<DevSite> {
    return new DevSite(vite, await loadRenderer(vite));
  }

  /** Loads changed sources. Must be called before each page. */
  async refresh(): Promise<void> {
    this.renderer = await loadRenderer(this.vite);
  }

  async collectStyles(): Promise<string> {
    const { collectStyles } = (await this.vite.ssrLoadModule('/client/theme/collect-styles.tsx')) as typeof Styles;
    return collectStyles()
      .map(({ css }) => css)
      .join('');
  }

  scriptsOf(): string[] {
    return ['/client/start.tsx'];
  }
}
