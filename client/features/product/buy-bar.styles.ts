import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const BuyBarBlock = styled.div`
  position: fixed;
  z-index: 15;
  inset: auto 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--paper);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 10px;
    min-height: 72px;
    padding-block: 10px;
  }
  .name {
    display: none;
    overflow: hidden;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.3;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .name[data-news] {
    display: -webkit-box;
  }
  .name[data-news] ~ .day {
    display: none;
  }
  .price {
    font-variant-numeric: tabular-nums;
  }
  .price b {
    font: var(--heading-weight) 1.25rem/1.2 var(--font-heading);
  }
  small,
  .day {
    color: var(--ink-muted);
    font-size: 0.8125rem;
  }
  small {
    white-space: nowrap;
  }
  .day {
    grid-column: 1;
  }
  .day::first-letter {
    text-transform: uppercase;
  }
  > div > :last-child {
    grid-row: 1 / 3;
    grid-column: 2;
    padding-inline: 14px;
  }
  ${from.md} {
    > div {
      grid-template-columns: minmax(0, 1fr) auto auto auto;
      gap: 0 28px;
    }
    .name {
      display: -webkit-box;
      font-size: 1rem;
    }
    .price b {
      font-size: 1.375rem;
    }
    .day {
      grid-column: auto;
      font-size: 0.9375rem;
    }
    > div > :last-child {
      grid-row: 1;
      grid-column: 4;
      padding-inline: 18px;
    }
  }
`;
