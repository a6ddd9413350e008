import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const TrayBlock = styled.aside`
  position: fixed;
  z-index: 14;
  inset: auto auto calc(12px + env(safe-area-inset-bottom)) 12px;
  display: flex;
  align-items: end;
  gap: 10px;
  max-width: calc(100vw - 24px);
  padding: 8px 8px 8px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-surface);
  background: var(--paper);
  box-shadow: 0 6px 24px rgb(0 0 0 / 0.14);

  /* Above the bar with price and action. */
  html.has-bar & {
    bottom: calc(88px + env(safe-area-inset-bottom));
  }
  html.has-comparison & {
    display: none;
  }
  &:has([open]) {
    flex-direction: column;
    align-items: stretch;
    gap: 4px;
    min-width: 264px;
    padding: 8px 18px 18px;
  }
  details {
    flex: 1;
    min-width: 0;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-size: 0.9375rem;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transform: rotate(180deg);
  }
  details[open] summary svg {
    transform: none;
  }
  ul {
    margin-top: 4px;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    border-top: 1px solid var(--line);
  }
  li a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  li button {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border: 0;
    background: none;
    color: var(--ink-muted);
  }
  .all {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--tertiary-text);
    font-weight: 500;
  }
  @media print {
    display: none;
  }
  ${from.md} {
    max-width: 420px;
    inset-inline-start: 24px;
  }
`;
