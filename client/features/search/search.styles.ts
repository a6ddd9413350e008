import { styled } from 'styled-components';
import { controlBox } from '../../ui/control-css.js';
import { from } from '../../theme/breakpoints.js';

export const SearchLayout = styled.div`
  > search form {
    max-width: 760px;
    margin-top: 24px;
  }
  > search label {
    display: block;
    margin-bottom: 6px;
    font-weight: 500;
  }
  > search form > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  input[type='search'] {
    flex: 1 1 240px;
    min-width: 0;
    height: 52px;
    padding: 8px 18px;
    ${controlBox}
  }
  .summary,
  .meant {
    max-width: 60ch;
    margin-top: 24px;
    color: var(--ink-muted);
  }
  .meant {
    font-size: 1.0625rem;
  }
  .meant a {
    font-weight: 600;
  }
  > nav[aria-label]:not(:first-child) {
    margin-top: 28px;
    border-bottom: 1px solid var(--line);
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 13px;
    }
    a {
      display: inline-block;
      padding-block: 12px;
      border-bottom: 3px solid transparent;
      color: inherit;
      font-size: 0.9375rem;
      font-weight: 500;
      text-decoration: none;
    }
    a[aria-current] {
      border-color: var(--primary);
    }
    small {
      color: var(--ink-muted);
      font-variant-numeric: tabular-nums;
    }
  }
  .ways h2 {
    margin-bottom: 16px;
    font-size: 1.25rem;
  }
  .ways ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .ways a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 18px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    color: inherit;
    text-decoration: none;
    &:hover {
      border-color: var(--ink);
    }
  }
  section,
  .ways {
    margin-top: 40px;
  }
  section > ul + ul,
  > section + search {
    margin-top: 40px;
  }
  section > h2 {
    margin-bottom: 24px;
  }
  section h2 {
    font-size: 1.5rem;
  }
  section > .all {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    margin-top: 24px;
    padding-block: 8px;
    font-weight: 600;
  }
  h2 small {
    color: var(--ink-muted);
    font: 400 1rem/1 var(--font-text);
    letter-spacing: 0;
  }
  ${from.sm} {
    > nav[aria-label]:not(:first-child) ul {
      column-gap: 28px;
    }
    > nav[aria-label]:not(:first-child) a {
      font-size: 1rem;
    }
  }
  ${from.lg} {
    section,
    .ways {
      margin-top: 56px;
    }
  }
`;
