import { styled } from 'styled-components';
import { controlBox, selectWithArrow, wideControl } from '../control-css.js';

/** An option: name with the choice, control, `p` for help and `p[data-error]` for an error. */
export const OptionBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-width: 0;

  > :is(label, .name) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    font-weight: 600;
    hyphens: auto;
  }
  > :is(label, .name) small {
    color: var(--ink-muted);
    font-size: 0.9375rem;
    font-weight: 400;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  > p {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  > p[data-error] {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    color: var(--danger);
    font-weight: 500;
  }
  > p[data-error] svg {
    flex: none;
    margin-top: 2px;
  }
  .field {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 50px;
    padding-inline: 14px;
    ${controlBox}
    color: var(--ink-muted);
    cursor: text;
  }
  .field input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: 48px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }
  .field:hover {
    border-color: var(--ink);
  }
  .field:focus-within {
    border-color: var(--ink);
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  .field input:focus-visible {
    outline: none;
  }
  .field input::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }
  :is(select, textarea) {
    ${wideControl}
  }
  ${selectWithArrow}
  textarea {
    min-height: 76px;
    resize: vertical;
  }
  :is(select, textarea):hover {
    border-color: var(--ink);
  }
  .check {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    font-weight: 600;
    cursor: pointer;
  }
  .check input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--ink);
  }
  .check small {
    color: var(--ink-muted);
    font-size: 0.9375rem;
    font-weight: 400;
  }
  :is(select, textarea, .field:has([aria-invalid='true'])):is([aria-invalid='true'], .field) {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;
