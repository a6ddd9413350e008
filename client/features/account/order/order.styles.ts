import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';

/** Sections of an order in a column. */
export const OrderBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;

  .back {
    justify-self: start;
    margin-block: -24px -16px;
    padding-block: 10px;
    font-weight: 600;
  }
  .pay {
    margin-top: 10px;
  }
  .sums {
    width: 100%;
    max-width: 420px;
    margin-inline-start: auto;
  }
  .more > form {
    display: grid;
    gap: 12px;
    justify-items: start;
    color: var(--ink-muted);
  }
  .more > a {
    justify-self: start;
    padding-block: 10px;
  }
  @media print {
    .back,
    .more,
    [data-kind='warning'] {
      display: none;
    }
    section {
      break-inside: avoid;
    }
  }
`;

/** Steps in a column, on wide screens in a row, connected by a line. */
export const ProgressList = styled.ol`
  display: grid;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 0 14px;
    padding-bottom: 22px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    width: 2px;
    background: var(--success);
  }
  li:has(+ [data-state='ahead'])::before {
    background: var(--line);
  }
  .mark {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--success-soft);
    color: var(--success);
  }
  [data-state='ahead'] .mark {
    border: 2px solid var(--line);
    background: var(--paper);
  }
  [data-state='ahead'] {
    color: var(--ink-muted);
  }
  :is([data-state='cancelled'], [data-state='withdrawn']) .mark {
    background: var(--danger-soft);
    color: var(--danger);
  }
  strong {
    align-self: center;
    font-weight: 600;
    hyphens: auto;
  }
  [data-state='ahead'] strong {
    font-weight: 400;
  }
  li > div,
  time {
    grid-column: 2;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  ${from.lg} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: 8px;
      padding: 0 12px 0 0;
    }
    li:not(:last-child)::before {
      inset-block: 13px auto;
      inset-inline: 28px 0;
      width: auto;
      height: 2px;
    }
    strong,
    li > div,
    time {
      grid-column: 1;
    }
  }
`;

/** Facts in cards, side by side where there is room. */
export const Facts = styled.dl`
  display: grid;
  gap: 16px;

  > div {
    display: grid;
    gap: 8px;
    align-content: start;
    padding: 20px;
    border-radius: var(--radius-surface);
    background: var(--card);
    overflow-wrap: anywhere;
  }
  dt {
    font-weight: 600;
  }
  a {
    display: inline-block;
    padding-block: 6px;
    font-weight: 600;
  }
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      padding: 0;
      background: none;
    }
    a {
      display: none;
    }
  }
`;
