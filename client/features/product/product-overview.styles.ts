import { styled } from 'styled-components';
import { belowMd, from } from '../../theme/breakpoints.js';
import { productPrintCss } from './product-print.styles.js';

export const ProductLayout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;

  h2 {
    font-size: 2rem;
  }
  /* Beside the gallery: the longest names of products are one word of 20 letters. */
  @media (min-width: 768px) and (max-width: 1199.98px) {
    h1 {
      font-size: clamp(1.75rem, 3.2vw, 2.25rem);
    }
  }
  .choices > :first-child + * {
    margin-top: 14px;
  }
  .choices > * + * ~ * {
    margin-top: 22px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
  .choices .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 5px;
    min-height: 1.5em;
    margin-top: 6px;
    color: var(--ink-muted);
  }
  .choices .line > :not(:last-child)::after {
    content: ' ·';
  }
  .choices .line a {
    color: inherit;
  }
  .summary {
    padding-top: 20px;
    border-top: 1px solid var(--line);
    font-size: 1.0625rem;
  }
  /* A step that opens moves these parts as a whole. */
  .choices ~ * {
    margin-top: 20px;
    contain: layout style;
  }
  .choices ~ .beyond {
    margin-top: 0;
  }
  .about > div {
    margin-top: 14px;
  }
  .about p {
    max-width: 66ch;
    margin-bottom: 14px;
    break-inside: avoid;
  }
  > .facts > * + * {
    margin-top: 40px;
  }
  /* On a phone, price and action are in the first screen. The pictures can be swiped there. */
  ${belowMd} {
    gap: 18px;
    > :first-child .small {
      display: none;
    }
    > :first-child .row :is(a, li > svg) {
      aspect-ratio: 4 / 3;
    }
    > :first-child .row img {
      height: 100%;
      object-fit: cover;
    }
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 32px;
    > :first-child > section {
      position: sticky;
      top: 112px;
    }
    > .about,
    > .beyond {
      grid-column: 1 / -1;
    }
    > .about > div {
      columns: 2;
      column-gap: 32px;
    }
  }
  ${from.lg} {
    column-gap: 64px;
    .choices ~ :not(.beyond) {
      margin-top: 56px;
    }
    > .about > div {
      column-gap: 64px;
    }
  }
  ${productPrintCss}
`;
