import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const BuyBar = styled.form`
  display: grid;
  gap: 16px 28px;
  align-items: center;
  padding: 24px;
  border-radius: var(--radius-surface);
  background: var(--dark);
  color: var(--on-dark);

  strong,
  small {
    display: block;
  }
  small {
    color: var(--on-dark-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .what strong {
    font-weight: 600;
  }
  .what a {
    color: inherit;
  }
  .price strong {
    font: var(--heading-weight) 2rem/1.15 var(--font-heading);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    padding: 24px 28px;
    .price {
      text-align: end;
    }
  }
`;
