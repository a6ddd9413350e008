import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import type * as Styles from '../../client/theme/collect-styles.js';
import { distFolder } from '../../src/views/built-site.js';
import type { Renderer, Site } from '../../src/views/site.js';

/** Path of the stylesheet, which is collected again for each request. */
export const devStylesheet = '/dev/site.css';

/** The site from its sources: Vite compiles modules on request and sends changes to the browser. */
export class DevSite implements Site {
  readonly stylesheets = { all: devStylesheet, initial: devStylesheet, deferred: [] };
  readonly fonts = [];
  readonly folder = distFolder;
  readonly build = undefined;
  readonly themeColor = '#ffffff';
  readonly entry = '/client/entry-client.ts';
  renderer!: Renderer;

  constructor(private readonly vite: ViteDevServer) {}

  /** Loads changed sources. Must be called before each page. */
  async refresh(): Promise<void> {
    this.renderer = (await this.vite.ssrLoadModule('/client/entry-server.tsx')) as Renderer;
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

  preamble(nonce: string): string {
    return `<script type="module" nonce="${nonce}">${react.preambleCode.replace('__BASE__', '/')}</script><script type="module" src="/@vite/client" nonce="${nonce}"></script>`;
  }
}
