import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { wideControl } from '../../ui/control-css.js';

/** The first column stays in view while the others scroll. */
export const ComparisonBlock = styled.div`
  h1 {
    margin-bottom: 12px;
  }
  .lead {
    max-width: 66ch;
    margin-bottom: 20px;
  }
  .only {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    margin-bottom: 8px;
    cursor: pointer;
  }
  .only input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--primary);
  }
  .only:has(:checked) ~ .scroll tbody tr:not([data-differs]) {
    display: none;
  }
  .scroll {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
  table {
    width: auto;
    min-width: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    min-width: 116px;
    padding: 12px 12px 12px 0;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
    hyphens: auto;
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }
  tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-width: 108px;
    max-width: 158px;
    padding-inline: 14px 8px;
    background: var(--paper);
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-weight: 500;
  }
  thead th {
    padding-top: 0;
    font-weight: 600;
  }
  thead th:first-child {
    vertical-align: bottom;
  }
  thead img {
    width: 100%;
    max-width: 220px;
    height: auto;
    aspect-ratio: 1;
    border-radius: var(--radius-surface);
    background: var(--card);
    object-fit: cover;
  }
  thead a:not(.remove) {
    display: block;
    margin-top: 10px;
    color: inherit;
    line-height: 1.3;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  thead small {
    display: block;
    color: var(--ink-muted);
    font-weight: 400;
  }
  .remove {
    display: inline-block;
    padding-block: 10px;
    font-size: 0.9375rem;
    font-weight: 500;
  }
  tr[data-differs] td {
    font-weight: 600;
  }
  tr[data-differs] > th::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 21px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--primary);
  }
  .add {
    display: grid;
    gap: 8px;
    max-width: 480px;
    margin-block: 32px 20px;
  }
  .add label {
    font-weight: 500;
  }
  .add > div {
    display: flex;
    gap: 12px;
  }
  .add input {
    ${wideControl}
  }
  .add p {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  ${from.md} {
    /* Columns of the same width, whatever their texts are. */
    table {
      table-layout: fixed;
      width: 100%;
    }
    th,
    td {
      width: 190px;
      padding-inline-end: 24px;
    }
    tr > :first-child {
      width: 220px;
      max-width: none;
    }
  }
`;
