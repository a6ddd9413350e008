import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';
import { textActionCss } from './text-action-css.js';

/** Products that were marked or saved, in rows of picture, facts and `.acts`. `small`: below a cart. */
export const KeptList = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 12px 16px;
    padding-block: 20px;
    border-top: 1px solid var(--line);
    color: var(--ink-muted);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  > li[aria-busy='true'] {
    opacity: 0.5;
  }
  img,
  .blank {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: var(--radius-surface);
    background: var(--card);
    object-fit: cover;
  }
  img[data-print] {
    object-fit: contain;
  }
  h2,
  h3 {
    color: var(--ink);
    font: 600 1.0625rem/1.3 var(--font-text);
    letter-spacing: 0;
  }
  :is(h2, h3) a {
    display: inline-block;
    padding-block: 2px;
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  [data-lack] {
    color: var(--warning);
    font-weight: 500;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: 4px 12px;
  }
  ${textActionCss}
  strong {
    color: var(--danger);
    font-weight: 500;
  }
  &[data-size='small'] > li {
    grid-template-columns: 72px minmax(0, 1fr);
    padding-block: 16px;
  }
  ${from.sm} {
    .acts {
      grid-column: 2;
    }
  }
  ${from.md} {
    > li {
      grid-template-columns: 132px minmax(0, 1fr) auto;
      column-gap: 24px;
    }
    &[data-size='small'] > li {
      grid-template-columns: 72px minmax(0, 1fr) auto;
    }
    .acts {
      grid-column: 3;
      justify-content: end;
      max-width: 360px;
    }
  }
`;
