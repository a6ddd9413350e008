import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';
import { roundButton, asLink, controlBox } from '../../../ui/control-css.js';

/** Saved items in a column, with the search above them, and upload and export below. */
export const LibraryBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  .search {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    max-width: 560px;
  }
  .search label {
    flex-basis: 100%;
    font-weight: 500;
  }
  .search input {
    flex: 1 1 200px;
    min-width: 0;
    min-height: 50px;
    padding: 11px 14px;
    ${controlBox}
  }
  .count {
    color: var(--ink-muted);
  }
  .items > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 12px 16px;
    padding-block: 24px;
    border-top: 1px solid var(--line);
  }
  .items > li > :is(img, .blank),
  .items > li > picture > img {
    width: 100%;
    aspect-ratio: 1;
    height: auto;
    border-radius: var(--radius-control);
    background: var(--card);
    object-fit: contain;
  }
  .items > li > [data-print] {
    object-fit: cover;
  }
  .facts {
    display: grid;
    gap: 4px;
    align-content: start;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  .facts > small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .facts h2 {
    font: var(--heading-weight) 1.25rem/1.2 var(--font-heading);
  }
  .facts > p {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  .facts > form {
    width: 100%;
    max-width: 480px;
    padding-block: 8px;
  }
  .files {
    display: grid;
    gap: 0;
    margin-top: 4px;
    font-size: 0.9375rem;
  }
  .files li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
    min-height: 32px;
  }
  .files small {
    color: var(--ink-muted);
  }
  .files button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 0;
    background: none;
    color: var(--ink-muted);
  }
  summary {
    min-height: 32px;
    color: var(--tertiary-text);
    font-size: 0.9375rem;
    font-weight: 500;
    cursor: pointer;
  }
  details form {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding-block: 8px;
  }
  details input {
    max-width: 100%;
  }
  .actions {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: center;
  }
  .facts .actions {
    grid-column: auto;
  }
  .actions > a {
    padding-block: 10px;
    font-weight: 500;
  }
  .actions > button:not([data-size]),
  .facts .actions button:not([data-kind], [type='submit']) {
    ${asLink}
  }
  .actions button:disabled {
    color: var(--ink-muted);
  }
  .moves {
    display: inline-flex;
  }
  .moves button {
    ${roundButton}
  }
  .moves button:hover:enabled {
    background: var(--card);
  }
  .moves button:first-child svg {
    transform: rotate(180deg);
  }
  .moves button:disabled svg {
    opacity: 0.35;
  }
  .upload {
    max-width: 640px;
    padding-top: 24px;
    border-top: 1px solid var(--line);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
  .ways a {
    padding-block: 10px;
  }
  @media (scripting: none) {
    .items > li > .actions,
    .files button,
    .upload {
      display: none;
    }
  }
  ${from.md} {
    .items > li {
      grid-template-columns: 160px minmax(0, 1fr);
      gap: 8px 28px;
    }
    .items > li > .actions {
      grid-column: 2;
    }
  }
`;
