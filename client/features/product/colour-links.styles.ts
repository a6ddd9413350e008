import { styled } from 'styled-components';
import { controlBox } from '../../ui/control-css.js';

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
  &[data-as='swatches'] a {
    border-radius: 50%;
  }
  &[data-as='swatches'] a[aria-current] {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 4px var(--ink);
  }
  &[data-as='swatches'] a:focus-visible {
    outline-offset: 6px;
  }
  &[data-as='swatches'] a:not([aria-current]):hover {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 3px var(--line);
  }
  &[data-as='names'] a {
    display: block;
    padding: 7px 16px;
    ${controlBox}
  }
  &[data-as='names'] a::first-letter {
    text-transform: uppercase;
  }
  &[data-as='names'] a[aria-current] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    font-weight: 600;
  }
`;
