import { styled } from 'styled-components';
import { roundButton } from '../../ui/control-css.js';
import { from } from '../../theme/breakpoints.js';

/** On a phone the button is in the page above the footer, so that it covers nothing. On wide screens it floats in the corner, above the buy bar. */
export const ChatBlock = styled.div`
  form {
    padding: 0 15px 32px;
  }
  form button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    width: 100%;
    min-height: 52px;
    padding: 10px 20px;
    border: 1.5px solid var(--ink);
    border-radius: var(--radius-pill);
    background: var(--paper);
    color: var(--ink);
    font-weight: 600;
    &:hover {
      background: var(--card);
    }
  }
  dialog {
    position: fixed;
    z-index: 30;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    height: min(560px, calc(100dvh - 64px));
    margin: 0;
    padding: 0;
    overflow: hidden auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-large) var(--radius-large) 0 0;
    background: var(--surface);
    color: var(--ink);
    box-shadow: 0 -8px 40px color-mix(in srgb, var(--ink) 18%, transparent);
  }
  dialog[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 8px 8px 20px;
    border-bottom: 1px solid var(--line);
  }
  h2 {
    font-size: 1.25rem;
  }
  .head button {
    ${roundButton}
    &:hover {
      background: var(--card);
    }
  }
  dialog > output,
  dialog > iframe {
    grid-row: 2;
    grid-column: 1;
  }
  dialog > output {
    align-self: center;
    justify-self: center;
    color: var(--ink-muted);
  }
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
  iframe[data-state='loading'] {
    opacity: 0;
  }
  .ways {
    padding: 20px;
  }
  .ways ul {
    margin-block: 12px;
  }
  .ways a {
    display: inline-block;
    padding-block: 8px;
    color: var(--tertiary-text);
    font-weight: 600;
  }
  ${from.md} {
    form {
      position: fixed;
      z-index: 14;
      inset: auto 20px 20px auto;
      padding: 0;
    }
    form button {
      box-shadow: 0 4px 20px color-mix(in srgb, var(--ink) 16%, transparent);
    }
    html:is(.has-bar, .has-notice) & form {
      bottom: 96px;
    }
    dialog {
      inset: auto 20px 84px auto;
      width: 380px;
      height: min(560px, calc(100dvh - 120px));
      border-radius: var(--radius-large);
    }
  }
`;
