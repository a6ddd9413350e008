import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const FilterChips = styled.div`
  display: grid;
  gap: 14px;
  margin-bottom: 32px;

  nav {
    display: grid;
    gap: 8px;
  }
  h2 {
    font: 600 0.9375rem/1.4 var(--font-text);
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  li > * {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding: 4px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    color: var(--ink);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  li > a:hover {
    border-color: var(--ink);
  }
  li > span {
    border-style: dashed;
    color: var(--ink-muted);
  }
  li > [aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  small {
    color: var(--ink-muted);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  [aria-current] small {
    color: inherit;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 20px;
    min-height: 44px;
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  > p a {
    padding-block: 10px;
  }
  ${from.md} {
    nav {
      grid-template-columns: 96px 1fr;
      align-items: baseline;
    }
  }
`;
