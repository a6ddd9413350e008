import { createRoot } from 'react-dom/client';
import { isPanelRequested } from './is-panel-requested.js';
import { TrackingPanel } from './tracking-panel.js';

/** Styles in a shadow root, separate from the stylesheet of the site. */
const rules = `
.panel { position: fixed; z-index: 1000; left: 12px; bottom: 12px; display: grid; gap: 8px; justify-items: start; max-width: calc(100vw - 24px);
  font: 13px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--ink, #14202b); }
button { min-height: 32px; padding: 4px 14px; border: 0; border-radius: 16px; background: var(--ink, #14202b); color: #fff; font: inherit; cursor: pointer; }
section { box-sizing: border-box; width: min(460px, 100vw - 24px); max-height: min(60vh, 560px); overflow: auto; padding: 12px 16px; border-radius: 12px;
  background: var(--paper, #fbfaf7); border: 1px solid var(--line, #dfdad0); box-shadow: 0 8px 32px rgb(20 32 43 / 24%); }
section > p { margin: 0 0 8px; }
ol, ul { margin: 0; padding: 0; list-style: none; }
ol > li { border-top: 1px solid var(--line, #dfdad0); }
summary { padding: 6px 0; min-height: 24px; cursor: pointer; }
small { margin-left: 8px; padding: 1px 8px; border-radius: 8px; background: #e3f1e8; color: #1f5c39; font-size: 12px; }
small[data-waiting='true'] { background: #f6ead2; color: #704200; }
small[data-fault], details ul { background: #fbe4e2; color: #8f1d16; }
details ul { padding: 6px 10px; border-radius: 8px; }
pre { margin: 0 0 10px; overflow: auto; font: inherit; font-size: 12px; }
:focus-visible { outline: 2px solid currentcolor; outline-offset: 3px; }
`;

/** Shows the panel: always in development, elsewhere when it is enabled. */
export const openPanelIfRequested = (): void => {
  if (!import.meta.env.DEV && !isPanelRequested()) return;
  const root = document.body.appendChild(document.createElement('aside')).attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  createRoot(root).render(<TrackingPanel />);
};
