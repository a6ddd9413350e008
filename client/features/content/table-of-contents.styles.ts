import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Shows one of its two lists. The other has `display: none`, so screen readers skip it too. */
export const ContentsList = styled.nav`
  margin-bottom: 28px;
  font-size: 0.9375rem;

  .beside {
    display: none;
  }
  details {
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
  }
  summary {
    padding: 12px 18px;
    font-weight: 600;
  }
  details ol {
    padding: 0 18px 12px;
  }
  p {
    margin-bottom: 8px;
    font-weight: 600;
  }
  a {
    display: block;
    padding-block: 6px;
    color: var(--ink-muted);
    line-height: 1.4;
    text-decoration: none;
    hyphens: auto;
    &:hover {
      color: var(--ink);
      text-decoration: underline;
    }
    &[aria-current] {
      color: var(--ink);
      font-weight: 600;
    }
  }
  ${from.lg} {
    position: sticky;
    top: 120px;
    align-self: start;
    max-height: calc(100vh - 144px);
    margin: 0;
    overflow-y: auto;
    details {
      display: none;
    }
    .beside {
      display: block;
      padding-inline-start: 18px;
      border-inline-start: 2px solid var(--line);
    }
    a[aria-current] {
      position: relative;
    }
    a[aria-current]::before {
      content: '';
      position: absolute;
      inset-block: 6px;
      inset-inline-start: -20px;
      width: 2px;
      background: var(--ink);
    }
  }
  @media print {
    display: none;
  }
`;
