import { styled } from 'styled-components';
import { selectWithArrow, wideControl } from '../control-css.js';
import { from } from '../../theme/breakpoints.js';

/** A field: `label`, control, `p` for a hint and `p[data-error]` for an error. */
export const FieldRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;

  label {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    font-weight: 500;
    hyphens: auto;
  }
  label small {
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  input,
  select,
  textarea {
    ${wideControl}
  }
  ${selectWithArrow}
  textarea {
    min-height: 96px;
    resize: vertical;
  }
  input:hover,
  select:hover,
  textarea:hover {
    border-color: var(--ink);
  }
  [aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  p {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  p[data-error],
  p[data-kind] {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    font-weight: 500;
  }
  p[data-error] {
    color: var(--danger);
  }
  [aria-live]:empty {
    display: contents;
  }
  p[data-kind='success'] {
    color: var(--success);
  }
  p[data-kind='warning'] {
    color: var(--warning);
  }
  p svg {
    flex: none;
    margin-top: 2px;
  }
  .password {
    position: relative;
  }
  .password input {
    padding-inline-end: 104px;
  }
  .password button {
    position: absolute;
    inset-inline-end: 3px;
    top: 3px;
    min-width: 44px;
    min-height: 44px;
    padding: 8px 12px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--tertiary-text);
    font-size: 0.9375rem;
    font-weight: 500;
  }
  .password button:hover {
    text-decoration: underline;
  }
  @media (scripting: none) {
    .password button,
    &[data-needs-script] {
      display: none;
    }
  }
`;

/** Parts of a form in one column, the button last; `data-needs-script` hides the form without scripts. */
export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  > .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
  }
  > [aria-live]:empty {
    position: absolute;
  }
  > .actions a {
    padding-block: 10px;
  }
  button[data-kind='danger'] {
    border-color: var(--danger);
    background: transparent;
    color: var(--danger);
    &:hover {
      background: var(--danger-soft);
    }
  }
  @media (scripting: none) {
    &[data-needs-script] {
      display: none;
    }
  }
  @media (max-width: 575.98px) {
    > .actions button {
      width: 100%;
    }
  }
`;

/** Checkbox with its label. */
export const CheckRow = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 6px 12px;

  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--ink);
  }
  label {
    align-self: center;
    cursor: pointer;
  }
  small {
    grid-column: 2;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  p {
    display: flex;
    gap: 6px;
    grid-column: 2;
    color: var(--danger);
    font-size: 0.875rem;
    font-weight: 500;
  }
  p svg {
    flex: none;
  }
`;

/** Group of fields with a `legend`; on wider screens in six columns (`data-span` of a field: 2, 4, 6 or half; default 3). */
export const FieldGroup = styled.fieldset`
  legend {
    margin-bottom: 16px;
    font: var(--heading-weight) 1.25rem/1.2 var(--font-heading);
    letter-spacing: -0.02em;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 18px 16px;
  }
  .fields > * {
    grid-column: span 6;
  }
  .fields > :is([data-span='2'], [data-span='half']) {
    grid-column: span 3;
  }
  ${from.sm} {
    .fields > * {
      grid-column: span 3;
    }
    .fields > [data-span='2'] {
      grid-column: span 2;
    }
    .fields > [data-span='4'] {
      grid-column: span 4;
    }
    .fields > [data-span='6'] {
      grid-column: span 6;
    }
  }
`;

/** Radio cards with a `legend`: `data-as` list (one column, with a radio mark), row (side by side if they fit), pair, or grid (many short ones). */
export const Choices = styled.fieldset`
  display: grid;
  gap: 10px;

  legend {
    margin-bottom: 10px;
    font-weight: 500;
  }
  &[data-as='list'] label {
    padding-inline-start: 52px;
  }
  &[data-as='list'] label::before {
    content: '';
    position: absolute;
    inset-inline-start: 18px;
    top: calc(50% - 10px);
    width: 20px;
    height: 20px;
    border: 1.5px solid var(--ink-muted);
    border-radius: 50%;
    transition: border-width 150ms ease-out;
  }
  &[data-as='list'] label:has(:checked)::before {
    border: 6px solid var(--ink);
  }
  &[data-as='pair'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-as='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  }
  &[data-as='grid'] label {
    padding: 12px 8px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  ${from.md} {
    &[data-as='row'] {
      grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    }
    &[data-as='pair'] {
      max-width: 420px;
    }
  }
`;
