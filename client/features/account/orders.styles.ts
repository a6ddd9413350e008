import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { outOfSight } from '../../ui/text-css.js';

/** Table of orders; on a phone each row is a card. */
export const OrderTable = styled.table`
  thead {
    ${outOfSight}
  }
  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding-block: 16px;
    border-top: 1px solid var(--line);
  }
  tbody tr:last-child {
    border-bottom: 1px solid var(--line);
  }
  :is(th, td) {
    padding: 0;
  }
  th[scope='row'] {
    font-weight: 600;
  }
  th small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .date {
    grid-row: 2;
    color: var(--ink-muted);
  }
  .total {
    grid-column: 2;
    grid-row: 1;
    font-weight: 600;
    text-align: end;
  }
  .status {
    grid-column: 2;
    grid-row: 2;
    text-align: end;
  }
  .status span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .status span::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--ink-muted);
  }
  .status [data-state='paid']::before {
    background: var(--success);
  }
  .status [data-state='awaitingPayment']::before {
    background: var(--primary);
  }
  ${from.md} {
    thead {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
      color: var(--ink-muted);
      font-size: 0.875rem;
    }
    thead tr {
      padding-block: 0 10px;
      border: 0;
    }
    tr {
      grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.2fr);
      align-items: baseline;
    }
    .date,
    .total,
    .status {
      grid-row: auto;
      grid-column: auto;
      text-align: start;
    }
    .total {
      text-align: end;
    }
    .status {
      padding-inline-start: 24px;
    }
  }
`;

/** Guest orders that the customer has not claimed or dismissed yet. */
export const GuestOrderList = styled.ul`
  li {
    display: grid;
    gap: 8px;
    padding-block: 16px;
    border-top: 1px solid var(--line);
  }
  li > p {
    color: var(--ink-muted);
  }
  .decision {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

/** Box above the cart with the outcome of a reorder. */
export const ReorderedBox = styled.div`
  padding-top: 24px;

  ul {
    padding-inline-start: 20px;
    list-style: disc;
  }
`;

/** Placeholder while the list loads. */
export const OrderSkeleton = styled.div`
  display: grid;
  gap: 12px;

  span {
    height: 56px;
    border-radius: var(--radius-control);
    background: var(--card);
    animation: breathe 1.2s ease-in-out infinite alternate;
  }
  @keyframes breathe {
    to {
      opacity: 0.5;
    }
  }
`;
