import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Row of facts. */
export const FactRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 20px;
  margin-top: 28px;
  padding: 20px;
  border-radius: var(--radius-surface);
  background: var(--card);

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  dd {
    font: var(--heading-weight) 1.25rem/1.2 var(--font-heading);
    letter-spacing: var(--heading-tracking);
    font-variant-numeric: tabular-nums;
    hyphens: auto;
  }
  ${from.md} {
    display: flex;
    flex-wrap: wrap;
    gap: 20px 48px;
    padding: 24px 28px;
    dd {
      font-size: 1.75rem;
    }
  }
`;
