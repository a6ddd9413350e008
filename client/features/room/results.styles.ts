import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 18px 20px;
    border-radius: var(--radius-surface);
    background: var(--card);
  }
  > :last-child {
    grid-column: span 2;
  }
  dt {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  dd {
    font: var(--heading-weight) clamp(1.75rem, 1.3rem + 1.4vw, 2.25rem) / 1.15 var(--font-heading);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  [data-kind='treated'] dd {
    color: var(--warning);
  }
  [data-kind='target'] dd {
    color: var(--success);
  }
  ${from.md} {
    grid-template-columns: 1fr 1fr 1.15fr;
    gap: 20px;
    > :last-child {
      grid-column: auto;
    }
  }
`;
