import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { pictureFrame, pictureInFrame } from '../../ui/picture-css.js';

export const GalleryBlock = styled.section`
  min-width: 0;

  a {
    ${pictureFrame}
    display: block;
  }
  img {
    ${pictureInFrame}
  }
  .stage {
    position: relative;
  }
  .row {
    display: flex;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    border-radius: var(--radius-surface);
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  .row::-webkit-scrollbar {
    display: none;
  }
  .row li {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  .row a {
    cursor: zoom-in;
  }
  .row a:focus-visible {
    outline-offset: -5px;
  }
  .count {
    position: absolute;
    inset-inline-end: 12px;
    bottom: 12px;
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 5px 12px;
    border-radius: var(--radius-pill);
    background: var(--paper);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .small {
    display: grid;
    /* A fifth is of what the shopper made. */
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 12px;
    margin-top: 12px;
  }
  .small button {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    aspect-ratio: 1;
  }
  .small span {
    display: block;
    height: 100%;
  }
  .small :is(a, button) {
    overflow: hidden;
    border-radius: var(--radius-control);
  }
  .small [aria-current] {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 4px var(--ink);
  }
  .small :focus-visible {
    outline-offset: 6px;
  }
  .small a:not([aria-current]):hover img {
    opacity: 0.85;
  }
  /* All are above the bar with price and action at 1440 x 900. */
  ${from.lg} {
    .small {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .row {
      scroll-behavior: smooth;
    }
  }
`;
