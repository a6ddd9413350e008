import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';

export const EmptyStateBlock = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding-block: 32px 48px;

  p {
    max-width: 60ch;
    color: var(--ink-muted);
    font-size: 1.0625rem;
  }
  ${from.md} {
    padding-block: 48px 84px;
  }
`;
