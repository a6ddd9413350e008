import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Chips on a narrow screen, a column beside the products on a wide one. */
export const CategoryNav = styled.nav`
  h2 {
    margin-bottom: 12px;
    font: 600 1rem/1.5 var(--font-text);
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  a,
  summary {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding: 4px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
    font-weight: 600;
  }
  small {
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  [aria-current] small {
    color: inherit;
  }
  details {
    margin-top: 8px;
  }
  summary {
    list-style: none;
    font-weight: 600;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  [open] summary svg {
    transform: rotate(180deg);
  }
  [open] ul {
    margin-top: 8px;
  }
  ${from.lg} {
    padding-top: 20px;
    border-top: 1px solid var(--line);
    ul {
      display: block;
    }
    a,
    summary {
      display: flex;
      justify-content: space-between;
      min-height: 36px;
      padding: 4px 0;
      border: 0;
      border-radius: 0;
    }
    summary {
      justify-content: flex-start;
    }
    a[aria-current] {
      background: none;
      color: inherit;
      text-decoration: underline;
      text-decoration-color: var(--primary);
      text-decoration-thickness: 2px;
      text-underline-offset: 0.4em;
    }
  }
`;
