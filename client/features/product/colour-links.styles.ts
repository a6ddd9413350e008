import { styled } from 'styled-components';
import { controlBox } from '../../ui/control-rules.js';

export const ColourChoice = styled.nav`
  p {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    margin-bottom: 10px;
  }
  p b {
    font-weight: 600;
  }
  p span {
    color: var(--ink-muted);
  }
  p span::first-letter {
    text-transform: uppercase;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    border-radius: var(--radius-pill);
    color: inherit;
    text-decoration: none;
  }
  a:has(svg)[aria-current] {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 4px var(--ink);
  }
  a:has(svg):focus-visible {
    outline-offset: 6px;
  }
  a:has(svg):not([aria-current]):hover {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 3px var(--line);
  }
  a:not(:has(svg)) {
    padding-inline: 16px;
    ${controlBox}
  }
  a:not(:has(svg))::first-letter {
    text-transform: uppercase;
  }
  a:not(:has(svg))[aria-current] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    font-weight: 600;
  }
`;
