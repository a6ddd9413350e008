import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Lines at the left, what they come to at the right and always in sight. */
export const CartLayout = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 32px 64px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    color: var(--ink-muted);
  }
  > header h1 {
    color: var(--ink);
  }
  .lines {
    display: grid;
    gap: 16px;
    align-content: start;
    min-width: 0;
  }
  .lines > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  aside {
    display: grid;
    gap: 16px;
    align-content: start;
    border-radius: var(--radius-large);
  }
  aside h2 {
    font-size: 1.25rem;
  }
  aside .safe {
    display: flex;
    gap: 8px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  aside .safe svg {
    flex: none;
    margin-top: 1px;
  }
  aside > a:last-child {
    justify-self: start;
    padding-block: 4px;
    font-weight: 600;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: 32px 64px;
    padding-block: 48px 84px;
    > header {
      grid-column: 1 / -1;
    }
    aside {
      position: sticky;
      top: 24px;
      align-self: start;
    }
  }
`;

/** One line: picture, facts, quantity and total; the remark below over the full width. */
export const LineRow = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 12px 16px;
  padding-block: 20px;
  border-top: 1px solid var(--line);

  &:last-child {
    border-bottom: 1px solid var(--line);
  }
  .picture {
    align-self: start;
    overflow: hidden;
    border-radius: var(--radius-surface);
    background: var(--card);
  }
  .picture img {
    aspect-ratio: 1;
    object-fit: cover;
    mix-blend-mode: multiply;
  }
  .picture img[data-print] {
    object-fit: contain;
    mix-blend-mode: normal;
  }
  .facts {
    color: var(--ink-muted);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .facts h2 {
    margin-bottom: 4px;
    font-size: 1.125rem;
    line-height: 1.2;
  }
  .facts h2 a {
    color: var(--ink);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  [data-hint] {
    color: var(--success);
    font-weight: 500;
  }
  .change {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  .change form {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  :is(.remove, .edit) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 4px 8px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--ink-muted);
    font-size: 0.9375rem;
    &:hover {
      color: var(--ink);
      text-decoration: underline;
    }
  }
  .total {
    grid-column: 1 / -1;
    grid-row: 3;
    transition: opacity 150ms ease-out;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .total strong {
    display: block;
    font-size: 1.125rem;
    font-weight: 600;
  }
  .total small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  &[aria-busy='true'] .total {
    opacity: 0.4;
  }
  .remark {
    grid-column: 1 / -1;
  }
  .remark form {
    margin-top: 8px;
  }
  @media (scripting: enabled) {
    .apply {
      display: none;
    }
  }
  ${from.sm} {
    .total {
      grid-column: 2;
      grid-row: 2;
      align-self: center;
    }
    .change {
      grid-column: 1;
    }
  }
  ${from.md} {
    grid-template-columns: 128px minmax(0, 1fr) 132px;
    column-gap: 24px;
    .picture {
      grid-row: 1 / 3;
    }
    .change {
      grid-column: 2;
      grid-row: 2;
      align-self: end;
    }
    .total {
      grid-column: 3;
      grid-row: 1;
      align-self: start;
    }
  }
`;
