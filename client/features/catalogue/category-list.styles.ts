import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Column of category links with product counts, above the filters. */
export const CategoryNav = styled.nav`
  padding-block: 16px;
  border-top: 1px solid var(--line);

  h2 {
    margin-bottom: 8px;
    font: 600 1rem/1.5 var(--font-text);
    letter-spacing: 0;
  }
  a {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
    color: inherit;
    text-decoration: none;
  }
  a:hover span,
  [aria-current] span {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  [aria-current] span {
    font-weight: 600;
    text-decoration-color: var(--primary);
    text-decoration-thickness: 2px;
  }
  ul ul {
    margin-inline-start: 12px;
    padding-inline-start: 12px;
    border-inline-start: 1px solid var(--line);
  }
  ${from.lg} {
    a {
      min-height: 32px;
    }
  }
`;
