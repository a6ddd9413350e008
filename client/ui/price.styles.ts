import { styled } from 'styled-components';

export const PriceBlock = styled.p`
  font-variant-numeric: tabular-nums;

  span,
  small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  small {
    display: block;
  }
  &[data-large] strong {
    font: 600 2.25rem/1.1 var(--font-heading);
    letter-spacing: -0.02em;
  }
`;
