import { styled } from 'styled-components';
import { linePictureCss } from '../../../ui/order/line-css.js';

/** One step: explanation, then form. */
export const StepText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > small {
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-weight: 500;
  }
  > small + h2 {
    margin-top: -10px;
  }
  h2 {
    font-size: 1.5rem;
  }
  em {
    padding: 2px 10px;
    border-radius: var(--radius-pill);
    background: var(--card);
    font-size: 0.875rem;
    font-style: normal;
    white-space: nowrap;
  }
  > a {
    justify-self: start;
    padding-block: 6px;
    font-weight: 600;
  }
  .withdrawn li {
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }
  .next {
    display: grid;
    gap: 12px;
    padding-inline-start: 20px;
    list-style: decimal;
  }
`;

/** Lines to tick and lines that cannot be withdrawn: mark, picture, facts, price. */
export const WithdrawnLines = styled.fieldset`
  display: grid;

  :is(.row, .refused) {
    padding-block: 14px;
    border-top: 1px solid var(--line);
  }
  > :is(.row, .refused):last-child {
    border-bottom: 1px solid var(--line);
  }
  :is(.row > :first-child, .refused) {
    display: grid;
    grid-template-columns: 24px 56px minmax(0, 1fr);
    align-items: center;
    gap: 4px 14px;
  }
  label {
    cursor: pointer;
  }
  input[type='checkbox'] {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--ink);
  }
  .pieces {
    padding: 8px 0 0 38px;
    font-size: 0.875rem;
  }
  .pieces input {
    width: 96px;
    height: 44px;
    margin-inline-start: 8px;
  }
  .no {
    display: grid;
    place-items: center;
    color: var(--ink-muted);
  }
  .picture {
    overflow: hidden;
    border-radius: var(--radius-control);
    background: var(--card);
  }
  ${linePictureCss}
  .facts > * {
    display: block;
  }
  strong {
    font-weight: 600;
    line-height: 1.3;
    hyphens: auto;
  }
  small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .why {
    margin-top: 4px;
    color: var(--ink);
  }
  .refused :is(.picture, b) {
    opacity: 0.6;
  }
  b {
    grid-column: 3;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .pieces p[data-error] {
    padding-bottom: 0;
  }
  p[data-error] {
    display: flex;
    gap: 6px;
    padding-block: 8px;
    color: var(--danger);
    font-size: 0.875rem;
    font-weight: 500;
  }
  @media (min-width: 576px) {
    :is(.row > :first-child, .refused) {
      grid-template-columns: 24px 72px minmax(0, 1fr) auto;
    }
    b {
      grid-column: 4;
    }
  }
`;
