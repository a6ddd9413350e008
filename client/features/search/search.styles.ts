import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const SearchLayout = styled.div`
  form {
    max-width: 760px;
    margin-top: 24px;
  }
  label {
    display: block;
    margin-bottom: 6px;
    font-weight: 500;
  }
  form > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  input[type='search'] {
    flex: 1 1 240px;
    min-width: 0;
    height: 52px;
    padding: 8px 18px;
    border: 1px solid var(--ink-muted);
    border-radius: var(--radius-control);
    background: var(--surface);
  }
  .summary {
    max-width: 60ch;
    margin-top: 24px;
    color: var(--ink-muted);
  }
  > nav:not(:first-child) {
    margin-top: 28px;
    border-bottom: 1px solid var(--line);
  }
  > nav:not(:first-child) ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
  }
  > nav:not(:first-child) a {
    display: inline-block;
    padding-block: 12px;
    border-bottom: 3px solid transparent;
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    &[aria-current] {
      border-color: var(--primary);
    }
  }
  section {
    margin-top: 40px;
  }
  section > h2 {
    margin-bottom: 24px;
    font-size: 1.5rem;
  }
  h2 small {
    color: var(--ink-muted);
    font: 400 1rem/1 var(--font-text);
    letter-spacing: 0;
  }
  ${from.lg} {
    section {
      margin-top: 56px;
    }
  }
`;
