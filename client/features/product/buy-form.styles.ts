import { styled } from 'styled-components';

export const BuyBlock = styled.form`
  display: grid;
  gap: 18px;

  .act {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 12px;
  }
  /* Long words of the action on a phone. */
  .act > :last-child {
    padding-inline: 16px;
  }
  /* An error of the quantity is below both, so that it does not narrow the action. */
  .act > fieldset:has(> p) {
    display: contents;
  }
  .act > fieldset > p {
    grid-row: 2;
    grid-column: 1 / -1;
    max-width: none;
    margin-top: 0;
  }
  output strong {
    display: block;
    font: var(--heading-weight) 2.5rem/1.1 var(--font-heading);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  .from {
    font-size: 1.25rem;
  }
  output small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .former {
    margin-top: 4px;
  }
  .former b {
    color: var(--success);
    font-weight: 600;
  }
  .news:empty {
    display: none;
  }
  .news a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }
`;
