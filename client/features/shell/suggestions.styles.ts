import { styled } from 'styled-components';
import { belowLg } from '../../theme/breakpoints.js';

export const SuggestionList = styled.div`
  position: absolute;
  z-index: 5;
  inset-inline: 0;
  top: calc(100% + 6px);
  min-width: 400px;
  max-height: min(70vh, 620px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-surface);
  background: var(--surface);
  box-shadow: 0 24px 48px -24px color-mix(in srgb, var(--ink) 35%, transparent);

  .group {
    padding: 10px 12px 4px;
    color: var(--ink-muted);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  [role='option'] {
    display: flex;
    gap: 0 12px;
    align-items: center;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--radius-control);
    color: var(--ink);
    text-decoration: none;
  }
  [role='option']:hover,
  [aria-selected='true'] {
    background: var(--card);
  }
  [aria-selected='true'] {
    outline: 2px solid var(--ink);
    outline-offset: -2px;
  }
  img {
    flex: none;
    width: 48px;
    height: 48px;
    border-radius: min(var(--radius-control), 8px);
    object-fit: cover;
  }
  span {
    flex: 1;
    min-width: 0;
  }
  small {
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  .all {
    margin-top: 6px;
    font-weight: 600;
  }
  ${belowLg} {
    inset-inline: 15px;
    top: calc(100% - 8px);
    min-width: 0;
    /* The price is below the name, because long German words leave no space beside it. */
    [role='option'] {
      display: grid;
      grid-template-columns: auto 1fr;
    }
    img {
      grid-row: span 2;
    }
  }
`;
