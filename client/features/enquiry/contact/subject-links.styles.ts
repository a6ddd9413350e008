import { styled } from 'styled-components';

/** Pills in a row; the current one is filled. */
export const SubjectNav = styled.nav`
  margin-bottom: 32px;

  h2 {
    margin-bottom: 14px;
    font-size: 1.25rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 18px;
    border: 1px solid var(--ink-muted);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--ink);
  }
  a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;
