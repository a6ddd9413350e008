import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { outOfSight } from '../../ui/text-css.js';

/** Step names in a row. On a phone only the current name is shown. */
export const StepRow = styled.ol`
  display: flex;
  align-items: center;
  gap: 6px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-muted);
    font-weight: 500;
    white-space: nowrap;
  }
  li:not(:last-child) {
    flex: 1 1 auto;
  }
  li:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: 4px;
    height: 1px;
    background: var(--line);
  }
  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: var(--line);
    color: var(--ink-muted);
    font-style: normal;
    font-weight: 600;
    font-size: 0.875rem;
  }
  [data-state='done'] i {
    background: var(--ink);
    color: var(--paper);
  }
  [data-state='current'] i {
    background: var(--primary);
    color: var(--on-primary);
  }
  [data-state='done'],
  [data-state='current'] {
    color: var(--ink);
  }
  [data-state='current'] {
    font-weight: 600;
  }
  a {
    display: flex;
    align-items: center;
    gap: inherit;
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${from.md} {
    gap: 12px;
    li {
      gap: 10px;
    }
    li:not(:last-child)::after {
      margin-inline: 4px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
  @media (max-width: 767.98px) {
    li:not([data-state='current']) span {
      ${outOfSight}
    }
  }
`;
