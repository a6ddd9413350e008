import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { titleUnderline } from '../../ui/text-css.js';

export const Offers = styled.div`
  display: grid;
  gap: 48px;

  > ul {
    border-top: 1px solid var(--line);
  }
  li {
    position: relative;
    padding-block: 28px;
    border-bottom: 1px solid var(--line);
  }
  h2 {
    font-size: 1.75rem;
  }
  aside h2 {
    font-size: 1.375rem;
  }
  li a {
    color: inherit;
    text-decoration: none;
  }
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover a {
    ${titleUnderline}
  }
  a:focus-visible {
    outline: none;
  }
  li:has(a:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  p {
    max-width: 68ch;
    margin-top: 8px;
    color: var(--ink-muted);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 40px;
    margin-top: 18px;
  }
  dt {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  aside {
    display: grid;
    justify-items: start;
    align-content: start;
    gap: 12px;
    padding: 28px;
    border-radius: var(--radius-surface);
    background: var(--card);
  }
  aside a:focus-visible {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    aside {
      align-self: start;
      margin-top: 28px;
    }
  }
`;
