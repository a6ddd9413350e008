import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { asLink } from '../../ui/control-css.js';

/** Addresses of one kind as cards side by side. */
export const AddressCards = styled.ul`
  display: grid;
  gap: 16px;

  > li {
    display: grid;
    gap: 4px;
    align-content: start;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-surface);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  .badge {
    justify-self: start;
    margin-bottom: 4px;
    padding: 2px 10px;
    border-radius: var(--radius-pill);
    background: var(--success-soft);
    color: var(--success);
    font-size: 0.875rem;
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin-top: 8px;
  }
  .actions :is(a, button) {
    ${asLink}
    line-height: 24px;
  }
  .actions button:disabled {
    color: var(--ink-muted);
    cursor: progress;
  }
  @media (scripting: none) {
    .actions button {
      display: none;
    }
  }
  ${from.sm} {
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  }
`;
