import { styled } from 'styled-components';
import { from, onlyMd } from '../theme/breakpoints.js';
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
  /* Behind a fact, so that no line begins with a dot. */
  .facts > :not(:last-child)::after {
    content: ' ·';
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
  }
  /* The last of an odd number of cards fills the row, with its picture beside its text. */
  ${onlyMd} {
    &:not([data-lead]) > li:last-child:nth-child(odd):not(:first-child):has(> picture),
    &[data-lead] > li:last-child:nth-child(even):has(> picture) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-content: center;
      column-gap: 30px;

      /* The element around it has no box. */
      > picture > img {
        grid-row: 1 / span 9;
      }
      > :not(picture) {
        grid-column: 2;
      }
    }
  }
  ${from.md} {
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
