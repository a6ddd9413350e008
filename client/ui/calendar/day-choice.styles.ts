import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { outOfSight } from '../text-css.js';

/** Small buttons of a switch between two views. */
export const ViewSwitch = styled.fieldset`
  display: flex;
  gap: 10px;

  label {
    padding: 6px 16px;
  }
`;

/** A calendar: a week as a row of days (`table`), or one day, with buttons for the next period above. */
export const DayChoice = styled.fieldset`
  min-width: 0;

  header,
  .period {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    margin-bottom: 14px;
  }
  .period {
    flex-wrap: nowrap;
    margin-bottom: 10px;
  }
  .period p {
    flex: 1;
    font-weight: 600;
    text-align: center;
  }
  .period button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--surface);
  }
  .period button:hover {
    border-color: var(--ink);
  }
  .period button[aria-disabled] {
    border-color: transparent;
    background: none;
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  h2 {
    font-size: 1.25rem;
  }
  table {
    width: calc(100% + 8px);
    margin-inline: -4px;
    border-collapse: separate;
    border-spacing: 4px 0;
    table-layout: fixed;
    text-align: center;
  }
  thead {
    ${outOfSight}
  }
  td {
    position: relative;
    height: 1px;
    padding: 0;
    vertical-align: top;
  }
  td > label,
  td[aria-disabled] {
    padding: 10px 2px;
    overflow-wrap: anywhere;
  }
  td > label {
    height: 100%;
  }
  td[aria-disabled],
  .closed {
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--card);
    color: var(--ink-muted);
  }
  td strong {
    display: block;
    font: var(--heading-weight) 1.25rem/1.3 var(--font-heading);
  }
  td[aria-disabled] strong {
    font-weight: 500;
  }
  td[aria-disabled]:focus-visible {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.75rem;
    line-height: 1.5;
  }
  small[data-first] {
    color: var(--success);
    font-weight: 500;
  }
  small[data-today] {
    font-weight: 600;
    text-decoration: underline;
  }
  td small {
    font-size: 0.6875rem;
  }
  td small[data-holiday] {
    font-size: 0;
  }
  td small[data-holiday]::after {
    content: '\\2013';
    font-size: 0.75rem;
  }
  label > strong,
  .closed strong {
    font-weight: 600;
  }
  .closed {
    padding: 16px 18px;
  }
  .closed strong {
    display: block;
  }
  .closed small,
  > label small {
    font-size: 0.875rem;
  }
  .notes {
    display: grid;
    gap: 2px;
    margin-top: 10px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .notes:empty {
    display: none;
  }
  ${from.md} {
    table {
      width: calc(100% + 20px);
      margin-inline: -10px;
      border-spacing: 10px 0;
    }
    td strong {
      font-size: 1.5rem;
    }
    td small {
      font-size: 0.875rem;
    }
    td small[data-holiday] {
      font-size: 0.75rem;
      line-height: 1.3;
      hyphens: auto;
    }
    td small[data-holiday]::after {
      content: none;
    }
    .notes [data-holiday] {
      display: none;
    }
  }
`;
