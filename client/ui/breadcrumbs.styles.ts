import { styled } from 'styled-components';

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
