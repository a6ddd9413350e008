import { styled } from 'styled-components';

/** The main action of a view (default, one for each view), a further one (`secondary`), or a button that looks like a text link (`quiet`). */
export const Button = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 10px 26px;
  border: 1.5px solid transparent;
  border-radius: var(--radius-pill);
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition: background-color 150ms ease-out, border-color 150ms ease-out;

  &:hover {
    background: color-mix(in oklab, var(--primary), black 8%);
  }
  &[data-kind='secondary'] {
    border-color: var(--ink);
    background: transparent;
    color: var(--ink);
    &:hover {
      background: var(--card);
    }
  }
  &[data-kind='quiet'] {
    min-height: 44px;
    padding: 8px 0;
    background: transparent;
    color: var(--tertiary-text);
    &:hover {
      text-decoration: underline;
    }
  }
  &[data-size='small'] {
    min-height: 44px;
    padding: 6px 18px;
  }
  &[data-wide] {
    width: 100%;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--line);
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  /* Disabled until hydration, but looks the same. */
  &[data-waiting]:disabled {
    background: var(--primary);
    color: var(--on-primary);
    cursor: progress;
  }
`;
