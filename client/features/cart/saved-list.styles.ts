import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { textActionCss } from './text-action-css.js';

/** Products saved for later, in smaller type than the cart above. */
export const SavedBlock = styled.section`
  h2 {
    margin-bottom: 12px;
    font-size: 1.25rem;
  }
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 8px 16px;
    padding-block: 16px;
    border-top: 1px solid var(--line);
    color: var(--ink-muted);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  li[aria-busy='true'] {
    opacity: 0.5;
  }
  img {
    aspect-ratio: 1;
    border-radius: var(--radius-control);
    background: var(--card);
    object-fit: cover;
  }
  img[data-print] {
    object-fit: contain;
  }
  h3 {
    color: var(--ink);
    font-size: 1rem;
    line-height: 1.25;
  }
  h3 a {
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
  ${from.sm} {
    .acts {
      grid-column: 2;
    }
  }
  ${from.md} {
    li {
      grid-template-columns: 72px minmax(0, 1fr) auto;
      column-gap: 24px;
    }
    .acts {
      grid-column: 3;
    }
  }
`;
