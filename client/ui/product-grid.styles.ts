import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';
import { badgeCss } from './badge-css.js';
import { pictureFrame } from './picture-css.js';

/** The heading is first in the document and displayed below the picture; its link covers the card. */
export const ProductList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 36px 16px;

  li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 2px;
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
  .badge {
    ${badgeCss}
    position: absolute;
    inset-inline-start: 8px;
    top: 8px;
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
  small,
  .minor {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  > li > svg {
    margin-top: 8px;
  }
  ${from.md} {
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
    .badge {
      inset-inline-start: 12px;
      top: 12px;
    }
  }
`;
