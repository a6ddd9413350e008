import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** The question at the left, the order always in sight at the right; on a phone folded above. */
export const CheckoutLayout = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 24px 0;

  > .main {
    min-width: 0;
  }
  > noscript {
    display: block;
    grid-column: 1 / -1;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(340px, 420px);
    gap: 24px 72px;
    padding-block: 20px 0;
    > .main {
      grid-column: 1;
      grid-row: 2;
    }
    > aside {
      grid-column: 2;
      grid-row: 2;
    }
  }
`;

/** Heading, form and actions of one step. */
export const StepBody = styled.section`
  padding-top: 32px;

  h1:focus-visible {
    outline: none;
  }
  > form,
  > .body {
    display: grid;
    gap: 32px;
    margin-top: 24px;
  }
  .lead {
    max-width: 60ch;
    color: var(--ink-muted);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  .actions > :last-child {
    margin-inline-start: auto;
  }
  @media (max-width: 575.98px) {
    .actions {
      flex-direction: column-reverse;
      align-items: stretch;
    }
    .actions > :last-child {
      margin-inline-start: 0;
    }
  }
  ${from.lg} {
    padding-top: 44px;
  }
`;

/** The order beside the steps. Under `lg` its button unfolds it (`data-open`). */
export const SummaryAside = styled.aside`
  border-radius: var(--radius-large);
  background: var(--card);

  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 12px 18px;
    border: 0;
    border-radius: var(--radius-large);
    background: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > button span {
    margin-inline-end: auto;
  }
  > button svg {
    transition: transform 200ms ease-out;
  }
  > button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  > div {
    display: none;
    gap: 20px;
    padding: 4px 18px 20px;
  }
  &[data-open] > div {
    display: grid;
  }
  h2 {
    font-size: 1.25rem;
  }
  a {
    justify-self: start;
    padding-block: 4px;
  }
  ${from.lg} {
    position: sticky;
    top: 24px;
    align-self: start;
    > button {
      display: none;
    }
    > div {
      display: grid;
      padding: 28px;
    }
  }
`;

/** Small buttons of a switch between two views. */
export const ViewSwitch = styled.fieldset`
  display: flex;
  gap: 10px;

  label {
    padding: 6px 16px;
  }
`;

/** Days to choose from: `ol[data-view="Week"]` in rows of seven, `Day` one below the other. */
export const DayChoice = styled.div`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    margin-bottom: 14px;
  }
  h2 {
    font-size: 1.25rem;
  }
  ol {
    display: grid;
    gap: 8px;
  }
  ol[data-view='Week'] {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 4px;
    text-align: center;
  }
  ol[data-view='Week'] :is(label, span) {
    display: block;
    height: 100%;
    padding: 10px 2px;
  }
  span {
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--card);
    color: var(--ink-muted);
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.75rem;
    line-height: 1.5;
  }
  ol[data-view='Day'] small {
    font-size: 0.875rem;
  }
  small[data-first] {
    color: var(--success);
    font-weight: 500;
  }
  ol[data-view='Week'] strong {
    display: block;
    font: 600 1.25rem/1.3 var(--font-heading);
  }
  ol[data-view='Week'] span strong {
    font-weight: 500;
  }
  ol[data-view='Day'] label {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding-block: 12px;
  }
  ${from.sm} {
    ol[data-view='Week'] {
      gap: 10px;
    }
    ol[data-view='Week'] strong {
      font-size: 1.5rem;
    }
    small {
      font-size: 0.875rem;
    }
  }
`;

/** Everything once more: a row a subject with its way back. */
export const ReviewList = styled.dl`
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    padding-block: 16px;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-weight: 600;
  }
  dd {
    grid-column: 1 / -1;
  }
  dd p {
    color: var(--ink-muted);
  }
  dd:last-child {
    grid-column: 2;
    grid-row: 1;
  }
  a {
    padding-block: 4px;
  }
  ${from.md} {
    > div {
      grid-template-columns: 200px minmax(0, 1fr) auto;
    }
    dd {
      grid-column: 2;
      grid-row: 1;
    }
    dd:last-child {
      grid-column: 3;
    }
  }
`;

/** The last word before ordering: what is to be paid, the consent and the button the law words. */
export const OrderBox = styled.form`
  display: grid;
  gap: 20px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-surface);
  background: var(--surface);

  > .pay {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    font-weight: 600;
  }
  > .pay strong {
    font: 600 2.25rem/1.1 var(--font-heading);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  ${from.md} {
    padding: 28px;
  }
`;
