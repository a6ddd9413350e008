import { styled } from 'styled-components';
import { belowLg, belowMd, from } from '../theme/breakpoints.js';
import { badgeCss } from './badge-css.js';
import { pictureFrame } from './picture-css.js';

/**
 * The heading is first in the document and displayed below the picture; its link covers the card. The cards of a row share their rows, so
 * that titles and prices are on the same lines. A phone shows five lines at most: a title of two, the price, and the unit or the delivery day in two.
 */
export const ProductList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 16px;
  /* Changes elsewhere on the page do not paint the cards again. The padding has room for focus rings, which containment clips. */
  contain: content;
  margin: -6px;
  padding: 6px;

  li {
    position: relative;
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 7;
    align-content: start;
    align-items: start;
    row-gap: 2px;
    margin-bottom: 36px;
  }
  figure {
    position: relative;
    order: -1;
    margin-bottom: 12px;
    ${pictureFrame}
  }
  /* Picture and placeholder form one layer, which is blended into the card. */
  .picture {
    position: relative;
    display: block;
    overflow: hidden;
    aspect-ratio: 1;
    mix-blend-mode: multiply;
    transition: transform 300ms ease-out;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .picture > img {
    position: absolute;
    inset: 0;
    filter: blur(10px);
    transform: scale(1.1);
  }
  picture img {
    position: relative;
  }
  mark {
    border-radius: 2px;
    background: var(--primary-soft);
    color: inherit;
  }
  li:hover .picture {
    transform: scale(1.025);
  }
  /* Badge and colours are below the picture, because the product fills it in some pictures. */
  figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 38px;
    padding: 0 10px 0 6px;
  }
  /* Shrinks beside a long badge. */
  figcaption svg {
    flex: 0 1 auto;
    min-width: 0;
  }
  figcaption svg:only-child {
    margin-inline-start: 4px;
  }
  .badge {
    ${badgeCss}
  }
  h2,
  h3 {
    font: 600 1.0625rem/1.3 var(--font-text);
    letter-spacing: 0;
    text-wrap: pretty;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    border-radius: var(--radius-surface);
  }
  li:hover a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  p {
    font-variant-numeric: tabular-nums;
  }
  .price {
    white-space: nowrap;
  }
  /* A card without one of these lines leaves its row empty. The fourth row is for the unit. */
  .tier {
    grid-row: 5;
  }
  .size {
    grid-row: 6;
  }
  .arrives {
    grid-row: 7;
  }
  small,
  .minor {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  /* Narrow cards, in which a price with its words must not wrap. */
  ${belowLg} {
    .price {
      font-size: 0.8125rem;
      b {
        font-size: 1.0625rem;
      }
      small {
        font-size: 0.75rem;
      }
    }
  }
  ${belowMd} {
    h2,
    h3 {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: 1rem;
      hyphens: auto;
    }
    .badge {
      gap: 4px;
      padding: 3px 8px 3px 3px;
      font-size: 0.75rem;
    }
    .minor {
      font-size: 0.8125rem;
    }
    /* Two lines: of the unit, whose price must be legible in full (98/6/EC), of the delivery day, or one of each. The second line has no space for more than the day. */
    .facts {
      overflow: hidden;
      max-height: 2lh;
      font-size: 0.8125rem;
    }
    .unit ~ .arrives span {
      display: none;
    }
    .tier,
    .size {
      display: none;
    }
  }
  ${from.md} {
    .facts {
      display: contents;
    }
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 20px;
    &[data-room='beside'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${from.xl} {
    column-gap: 30px;
    &[data-room='beside'] {
      column-gap: 24px;
    }
  }
`;
