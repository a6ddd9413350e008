import { styled } from 'styled-components';

/** A row of figures; data are the ornament. */
export const FactRow = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 48px;
  margin-top: 28px;
  padding: 24px 28px;
  border-radius: var(--radius-surface);
  background: var(--card);

  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  dd {
    font: var(--heading-weight) 1.75rem/1.2 var(--font-heading);
    letter-spacing: var(--heading-tracking);
    font-variant-numeric: tabular-nums;
  }
`;
