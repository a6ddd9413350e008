import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** One row for each subject, with a link to change it. */
export const ReviewList = styled.dl`
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    padding-block: 16px;
    border-bottom: 1px solid var(--line);
  }
  > div > dt {
    font-weight: 600;
  }
  > div > dd {
    grid-column: 1 / -1;
  }
  dd p {
    color: var(--ink-muted);
  }
  > div > .change {
    grid-column: 2;
    grid-row: 1;
  }
  li {
    align-items: start;
  }
  b {
    text-align: end;
  }
  @media (max-width: 575.98px) {
    li {
      grid-template-columns: 72px minmax(0, 1fr);
    }
    b {
      grid-column: 2;
      text-align: start;
    }
  }
  b small {
    font-weight: 400;
  }
  small[data-right] {
    color: var(--success);
  }
  dd > [data-kind] {
    margin-top: 12px;
  }
  a {
    display: inline-block;
    padding-block: 4px;
  }
  ${from.md} {
    > div {
      grid-template-columns: 200px minmax(0, 1fr) auto;
    }
    > div > dd {
      grid-column: 2;
      grid-row: 1;
    }
    > div > .change {
      grid-column: 3;
    }
  }
`;

/** Box with total, consent and order button. */
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
  > .pay s {
    margin-inline-start: auto;
    color: var(--ink-muted);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  > .pay strong {
    font: var(--heading-weight) 2.25rem/1.1 var(--font-heading);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  div > ul {
    grid-column: 2;
    padding-inline-start: 1.1em;
    font-size: 0.9375rem;
    list-style: disc;
    overflow-wrap: anywhere;
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    font-size: 0.9375rem;
  }
  > ul a {
    display: inline-block;
    padding-block: 6px;
  }
  ${from.md} {
    padding: 28px;
  }
`;
