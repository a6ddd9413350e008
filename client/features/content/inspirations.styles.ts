import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const Masonry = styled.ul`
  column-gap: 30px;

  li {
    break-inside: avoid;
    margin-bottom: 40px;
    scroll-margin-top: 16px;
  }
  img {
    width: 100%;
    margin-bottom: 14px;
    border-radius: var(--radius-surface);
  }
  small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  h2 {
    margin-block: 4px 8px;
    font-size: 1.375rem;
    line-height: 1.2;
  }
  li > div {
    color: var(--ink-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
  ${from.md} {
    columns: 2;
  }
`;
