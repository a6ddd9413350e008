import { styled } from 'styled-components';

export const Totals = styled.dl`
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }
  dd {
    margin-inline-start: auto;
    font-weight: 600;
  }
  dd[data-later] {
    color: var(--ink-muted);
    font-weight: 400;
  }
  div[data-total] {
    padding-top: 18px;
    border-bottom: 0;
    font-weight: 600;
  }
  div[data-total] dt {
    flex: 1 1 8rem;
  }
  div[data-total] small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  div[data-total] dd {
    font: var(--heading-weight) 1.875rem/1.1 var(--font-heading);
    letter-spacing: -0.02em;
  }
  div[data-other] {
    padding-block: 6px 0;
    border-bottom: 0;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  div[data-other] dd {
    font-weight: 400;
  }
`;
