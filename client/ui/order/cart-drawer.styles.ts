import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { roundButton } from '../control-css.js';

/** Dialog of full height at the right edge. Its list scrolls between fixed head and foot. */
export const DrawerDialog = styled.dialog`
  width: 100vw;
  max-width: 440px;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  text-align: start;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  &::backdrop {
    background: color-mix(in srgb, var(--ink) 45%, transparent);
  }
  .head {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 20px 20px 16px;
  }
  .head > svg {
    flex: none;
    margin-top: 2px;
    color: var(--success);
  }
  .head h2 {
    flex: 1;
    font-size: 1.25rem;
    line-height: 1.25;
  }
  .head button {
    ${roundButton}
    flex: none;
    margin: -8px -8px 0 0;
    &:hover {
      background: var(--card);
    }
  }
  ul {
    padding-inline: 20px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ul:focus-visible {
    outline-offset: -3px;
  }
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: 12px;
    padding-block: 12px;
    border-top: 1px solid var(--line);
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  li img {
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: var(--radius-control);
    background: var(--card);
    object-fit: cover;
  }
  li img[data-print] {
    padding: 9%;
    object-fit: contain;
  }
  li a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .amount {
    white-space: nowrap;
  }
  .foot {
    display: grid;
    gap: 10px;
    padding: 16px 20px 20px;
    border-top: 1px solid var(--line);
    background: var(--card);
  }
  .total {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    font-variant-numeric: tabular-nums;
  }
  .total span {
    display: contents;
  }
  .total small {
    flex-basis: 100%;
    text-align: end;
  }
  .total strong {
    font-size: 1.25rem;
    font-weight: 600;
  }
  ${from.md} {
    .head {
      padding: 28px 28px 20px;
    }
    ul {
      padding-inline: 28px;
    }
    .foot {
      padding: 20px 28px 28px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: slide-in 200ms ease-out;
  }
  @keyframes slide-in {
    from {
      transform: translateX(32px);
      opacity: 0;
    }
  }
`;
