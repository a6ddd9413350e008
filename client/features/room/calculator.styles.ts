import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const CalculatorLayout = styled.div`
  display: grid;
  gap: 40px;

  h1 {
    font-size: calc(clamp(2.25rem, 1.6rem + 2.2vw, 2.875rem) * var(--heading-scale));
  }
  .lead {
    margin-top: 10px;
    color: var(--ink-muted);
  }
  .answers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  .chart {
    min-width: 0;
  }
  .chart .norm {
    fill: var(--success);
    font-weight: 600;
  }
  .chart figcaption {
    color: var(--ink-muted);
    font-size: 0.875rem;
    text-align: center;
  }
  .table {
    font-size: 0.9375rem;
    overflow-x: auto;
  }
  .table summary {
    min-height: 32px;
    color: var(--tertiary-text);
    font-weight: 500;
    cursor: pointer;
  }
  .table table {
    width: 100%;
    margin-top: 8px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .table :is(th, td) {
    padding: 8px 10px 8px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    vertical-align: bottom;
  }
  .table thead th {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .advice {
    justify-self: start;
    padding: 12px 22px;
    border: 1.5px solid var(--ink);
    border-radius: var(--radius-pill);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    &:hover {
      background: var(--card);
    }
  }
  &[data-part] {
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius-surface);
  }
  &[data-part] h2 {
    font-size: 1.5rem;
  }
  ${from.lg} {
    &:not([data-part]) {
      grid-template-columns: minmax(0, 4.3fr) minmax(0, 7.3fr);
      gap: 60px;
    }
    &:not([data-part]) .answers {
      position: sticky;
      top: 112px;
      align-self: start;
    }
  }
`;
