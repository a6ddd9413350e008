import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { titleUnderline } from '../../ui/text-css.js';

/** Pictures with links. A `room` has its name in a notch of the picture, a `category` below the picture. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  li {
    position: relative;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius-surface);
    object-fit: cover;
  }
  a {
    display: block;
    padding-top: 10px;
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-surface);
  }
  a:focus-visible {
    outline: none;
  }
  li:has(a:focus-visible) {
    border-radius: var(--radius-surface);
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  li:hover strong {
    ${titleUnderline}
  }
  strong {
    display: block;
    font: var(--heading-weight) 1.125rem/1.2 var(--font-heading);
    letter-spacing: -0.01em;
    hyphens: auto;
  }
  small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  /* Pictures of products are square. */
  &[data-kind='category'] img {
    aspect-ratio: 1;
    mix-blend-mode: multiply;
  }
  &[data-kind='room'] {
    img {
      aspect-ratio: 9 / 10;
    }
    a {
      position: absolute;
      inset-inline-start: 0;
      bottom: 0;
      max-width: 85%;
      padding: 12px 18px 0 0;
      border-start-end-radius: var(--radius-surface);
      background: var(--paper);
    }
    a::after {
      inset: auto auto 0 0;
      width: 1000px;
      height: 1000px;
    }
    li {
      overflow: hidden;
    }
  }
  /* Four in a row leave space for long words such as "scheidingswanden". Of five, the last one would be alone. */
  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    &:where(:has(> :nth-child(5):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${from.lg} {
    gap: 30px;
    &[data-kind='category'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;
