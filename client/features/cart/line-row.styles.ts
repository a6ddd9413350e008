import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { textActionCss } from '../../ui/text-action-css.js';
import { linePictureCss } from '../../ui/order/line-css.js';

/** One line: picture, facts, quantity and total; below them price calculation and remarks. */
export const LineRow = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 12px 16px;
  padding-block: 20px;
  border-top: 1px solid var(--line);

  &:last-child {
    border-bottom: 1px solid var(--line);
  }
  .picture {
    align-self: start;
    overflow: hidden;
    border-radius: var(--radius-surface);
    background: var(--card);
  }
  ${linePictureCss}
  .facts {
    color: var(--ink-muted);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .facts h2 {
    margin-bottom: 4px;
    font-size: 1.125rem;
    line-height: 1.2;
  }
  .facts h2 a {
    display: inline-block;
    padding-block: 1px;
    color: var(--ink);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  [data-hint] {
    color: var(--success);
    font-weight: 500;
  }
  .change {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    margin-inline: -8px;
  }
  .change form:has([role='spinbutton']) {
    margin-inline-start: 8px;
  }
  .change form {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .change form:has([role='spinbutton']) {
    flex-basis: 100%;
  }
  /* Beside the quantity. */
  .change:has([role='spinbutton']),
  .change:has([role='spinbutton']) ~ .total {
    grid-row: 2;
  }
  .change ~ .total {
    justify-self: end;
  }
  ${textActionCss}
  .total {
    grid-column: 1 / -1;
    transition: opacity 150ms ease-out;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .total strong {
    display: block;
    font-size: 1.125rem;
    font-weight: 600;
  }
  .total small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  &[aria-busy='true'] .total {
    opacity: 0.4;
  }
  .more {
    display: grid;
    grid-column: 1 / -1;
    gap: 8px;
  }
  .more form {
    margin-top: 8px;
  }
  .tier {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
  }
  .tier button {
    min-height: 32px;
    padding: 2px 0;
    border: 0;
    background: none;
    color: var(--tertiary-text);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (scripting: enabled) {
    .apply {
      display: none;
    }
  }
  ${from.md} {
    grid-template-columns: 128px minmax(0, 1fr) 132px;
    column-gap: 24px;
    .more {
      grid-column: 2 / -1;
    }
    .picture {
      grid-row: 1 / 3;
    }
    .change {
      grid-column: 2 / -1;
      grid-row: 2;
      align-self: end;
      gap: 8px 12px;
    }
    .change form:has([role='spinbutton']) {
      flex-basis: auto;
    }
    .total,
    .change:has([role='spinbutton']) ~ .total {
      grid-column: 3;
      grid-row: 1;
      align-self: start;
    }
  }
  @media print {
    grid-template-columns: 72px minmax(0, 1fr) 132px;
    padding-block: 3mm;
    break-inside: avoid;

    .more,
    .change > a {
      display: none;
    }
    .change fieldset > div {
      height: 32px;
    }
  }
`;
