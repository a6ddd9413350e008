import { styled } from 'styled-components';

/** Delivery estimate in the summary: form for the place, below it the methods. */
export const EstimateBlock = styled.details`
  padding-block: 4px;
  border-block: 1px solid var(--line);

  summary {
    padding-block: 10px;
    font-weight: 500;
    cursor: pointer;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: 10px;
    padding-block: 4px 12px;
  }
  form > button {
    grid-column: 1 / -1;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  li small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  li b {
    font-weight: 600;
    white-space: nowrap;
  }
`;
