import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';

export const EmptyStateBlock = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  padding-block: 32px 48px;

  > :is(svg, h1, h2, p) {
    width: 100%;
  }
  p {
    padding-inline-end: max(0px, 100% - 60ch);
    color: var(--ink-muted);
    font-size: 1.0625rem;
  }
  ${from.md} {
    padding-block: 48px 84px;
  }
`;
