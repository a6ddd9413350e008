import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { titleLink } from '../../ui/text-css.js';

/** Pictures of three formats in columns, in order from top to bottom, then from left to right. */
export const Masonry = styled.ul`
  column-gap: 30px;

  > li {
    break-inside: avoid;
    margin-bottom: 40px;
    scroll-margin-top: 16px;
  }
  img {
    width: 100%;
    margin-bottom: 14px;
    border-radius: var(--radius-surface);
    object-fit: cover;
  }
  > li:nth-child(3n + 2) img {
    aspect-ratio: 1;
  }
  > li:nth-child(3n) img {
    aspect-ratio: 4 / 3;
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
  h2 a {
    ${titleLink}
  }
  > li > div {
    color: var(--ink-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
  > li > p {
    margin-top: 10px;
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  > li > p a {
    padding-block: 4px;
  }
  > li:target > h2 {
    text-decoration: underline;
    text-decoration-color: var(--primary);
    text-decoration-thickness: 3px;
    text-underline-offset: 0.2em;
  }
  ${from.sm} {
    columns: 2;
  }
  ${from.lg} {
    columns: 3;
  }
`;
