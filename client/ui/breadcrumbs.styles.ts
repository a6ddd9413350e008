import { styled } from 'styled-components';
import { belowMd } from '../theme/breakpoints.js';

export const BreadcrumbTrail = styled.nav`
  padding-block: 20px;
  @media print {
    display: none;
  }
  color: var(--ink-muted);
  font-size: 0.875rem;

  ol {
    display: flex;
    flex-wrap: wrap;
  }
  li:not(:last-child)::after {
    content: '/' / '';
    padding-inline: 6px;
  }
  /* On a phone the heading below is enough, and a long name would take a second line. */
  ${belowMd} {
    li:nth-child(n + 3):last-child {
      display: none;
    }
    li:nth-child(n + 2):nth-last-child(2)::after {
      content: none;
    }
  }
  a,
  span {
    display: inline-block;
    padding-block: 2px;
  }
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
