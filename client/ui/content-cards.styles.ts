import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';
import { titleUnderline } from './text-css.js';

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px 30px;

  li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    margin-bottom: 6px;
    border-radius: var(--radius-surface);
    object-fit: cover;
  }
  .facts > * + *::before {
    content: '· ';
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  h2,
  h3 {
    font-size: 1.25rem;
    line-height: 1.2;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  mark {
    border-radius: 2px;
    background: var(--primary-soft);
    color: inherit;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover a {
    ${titleUnderline}
  }
  a:focus-visible {
    outline: none;
  }
  li:has(a:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 5px;
  }
  :is(h2, h3) + p {
    color: var(--ink-muted);
  }
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-lead] > li:first-child {
      grid-column: 1 / -1;
    }
    &[data-lead] > li:first-child > :is(h2, h3) {
      font-size: 2rem;
    }
    &[data-lead] > li:first-child > :is(h2, h3) + p {
      max-width: 60ch;
      font-size: 1.0625rem;
    }
  }
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    /* As high as the two cards beside it. */
    &[data-lead] > li:first-child {
      grid-column: span 2;
      grid-row: span 2;
    }
    &[data-lead] > li:first-child > picture > img {
      flex: 1;
      min-height: 0;
    }
  }
`;
