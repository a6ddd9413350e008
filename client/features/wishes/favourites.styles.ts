import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const FavouritesBlock = styled.div`
  h1 {
    margin-bottom: 12px;
  }
  .lead {
    max-width: 66ch;
    margin-bottom: 28px;
  }
  .own {
    margin-top: 28px;
  }
  .items > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 12px 16px;
    padding-block: 20px;
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  .items > li > img,
  .items picture img,
  .blank {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: var(--radius-surface);
    background: var(--card);
    object-fit: cover;
  }
  .items img[data-print] {
    object-fit: contain;
  }
  .items h2 {
    font: 600 1.0625rem/1.3 var(--font-text);
    letter-spacing: 0;
  }
  .items h2 a {
    display: inline-block;
    padding-block: 2px;
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  .items p {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  .items [data-lack] {
    color: var(--warning);
    font-weight: 500;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: 4px 20px;
  }
  .act {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--tertiary-text);
    font-weight: 500;
    &:hover {
      text-decoration: underline;
    }
  }
  strong {
    color: var(--danger);
    font-weight: 500;
  }
  ${from.sm} {
    .acts {
      grid-column: 2;
    }
  }
  ${from.md} {
    .items > li {
      grid-template-columns: 132px minmax(0, 1fr) auto;
      column-gap: 28px;
    }
    .acts {
      grid-column: 3;
      justify-content: end;
      max-width: 360px;
    }
  }
`;
