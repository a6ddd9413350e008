import { styled } from 'styled-components';
import { coveringInput, unselectable } from './control-css.js';

/** Radio button as a card: a `label` with a radio `input`, a `strong` name and `small` facts. Use several in a `fieldset`. */
export const RadioCard = styled.label`
  position: relative;
  display: block;
  padding: 16px 18px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  cursor: pointer;
  ${unselectable}
  transition: border-color 150ms ease-out, box-shadow 150ms ease-out;

  input {
    ${coveringInput}
  }
  strong {
    display: block;
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  &:hover {
    border-color: var(--ink-muted);
  }
  &:has(:checked) {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
  }
  &:has(:checked) strong {
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  &:has(:disabled) {
    background: var(--card);
    color: var(--ink-muted);
    cursor: not-allowed;
  }
`;
