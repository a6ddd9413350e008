import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import type * as Styles from '../../client/theme/collect-styles.js';
import { distFolder } from '../../src/views/built-site.js';
import type { Renderer, Site } from '../../src/views/site.js';

/** Address of the stylesheet, collected anew for each view. */
export const devStylesheet = '/dev/site.css';

/** The site straight from its sources: Vite compiles what a page asks for and tells the browser what changed. */
export class DevSite implements Site {
  readonly stylesheets = { all: devStylesheet, first: devStylesheet, later: [] };
  readonly fonts = [];
  readonly folder = distFolder;
  readonly build = undefined;
  readonly themeColor = '#ffffff';
  readonly entry = '/client/entry-client.ts';
  renderer!: Renderer;

  constructor(private readonly vite: ViteDevServer) {}

  /** Takes up changed sources; to be called before each page. */
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
