declare module 'markdown-it-container' {
  import type { PluginWithParams } from 'markdown-it';

  /** Blocks between `::: words` and `:::`. */
  const container: PluginWithParams;
  export default container;
}
