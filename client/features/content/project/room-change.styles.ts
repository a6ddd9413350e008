import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';

/** "Before" above "after" on one time axis; on wide screens label and button are beside their wave. */
export const ChangeSection = styled.section`
  margin-top: 28px;
  padding: 24px 20px;
  border-radius: var(--radius-surface);
  background: var(--card);

  > h2 + p {
    max-width: 62ch;
    margin-top: 10px;
    color: var(--ink-muted);
  }
  .decays {
    margin-top: 24px;
  }
  .decay {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 8px 16px;
    margin-bottom: 12px;
  }
  .decay p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
  }
  strong {
    font: var(--heading-weight) 1.75rem/1.2 var(--font-heading);
    letter-spacing: var(--heading-tracking);
    font-variant-numeric: tabular-nums;
  }
  button:not([data-ready]) {
    visibility: hidden;
  }
  .wave {
    position: relative;
    grid-column: 1 / -1;
    color: var(--ink-muted);
  }
  [data-moment='after'] .wave {
    color: var(--primary);
  }
  .wave > svg {
    width: 100%;
    height: 84px;
  }
  .wave > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 2px;
    background: var(--tertiary);
  }
  .axis {
    width: 100%;
    height: 2.6rem;
    overflow: visible;
  }
  .axis text {
    fill: var(--ink-muted);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .axis .norm {
    fill: var(--success);
    font-weight: 600;
  }
  .note,
  figcaption {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .note {
    max-width: 76ch;
    margin-top: 12px;
  }
  .norm {
    fill: var(--success);
  }
  figure {
    margin-top: 24px;
    padding-inline-end: 56px;
  }
  details {
    margin-top: 20px;
  }
  summary {
    padding-block: 10px;
    font-weight: 600;
  }
  th,
  td {
    padding: 8px 16px 8px 0;
    border-bottom: 1px solid var(--line);
  }
  thead th {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  ${from.md} {
    padding: 36px;
    .decay {
      grid-template-columns: 190px minmax(0, 1fr);
      gap: 6px 30px;
    }
    .decay button {
      grid-row: 2;
      justify-self: start;
      align-self: start;
    }
    .decay p {
      align-self: end;
    }
    .wave {
      grid-area: 1 / 2 / span 2 / auto;
    }
    .wave > svg {
      height: 104px;
    }
    .axis {
      width: calc(100% - 220px);
      margin-inline-start: 220px;
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`;
