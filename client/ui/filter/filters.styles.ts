import { styled } from 'styled-components';
import { controlBox, unselectable } from '../control-css.js';
import { belowLg, from } from '../../theme/breakpoints.js';

/** Opens the filters on narrow screens; on wide screens they are always open. */
export const FilterToggle = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 48px;
    padding: 8px 18px;
    border: 1.5px solid var(--ink);
    border-radius: var(--radius-pill);
    font-weight: 600;
    list-style: none;
    ${unselectable}
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg:last-child {
    margin-inline-start: auto;
  }
  &[open] summary svg:last-child {
    transform: rotate(180deg);
  }
  ${belowLg} {
    scroll-margin-top: 80px;
    &:not([open]) + form {
      display: none;
    }
  }
  ${from.lg} {
    display: none;
  }
`;

export const FilterForm = styled.form`
  fieldset,
  .more {
    padding-block: 16px;
    border-top: 1px solid var(--line);
  }
  .more fieldset:first-of-type {
    margin-top: 16px;
  }
  .more fieldset:last-child {
    padding-bottom: 0;
  }
  legend:not([class]) {
    float: inline-start;
    width: 100%;
    margin-bottom: 8px;
    font-weight: 600;
  }
  legend + * {
    clear: both;
  }
  label {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    min-height: 40px;
    cursor: pointer;
    ${unselectable}
  }
  label svg {
    display: inline-block;
    margin-inline-end: 8px;
    vertical-align: -4px;
  }
  input[type='checkbox'] {
    display: block;
    width: 20px;
    height: 20px;
    margin: 0;
    appearance: none;
    border: 1.5px solid var(--ink-muted);
    border-radius: min(var(--radius-control), 5px);
    background: var(--surface);
    cursor: pointer;
  }
  input[type='checkbox']:checked {
    display: grid;
    place-items: center;
    border-color: var(--ink);
    background: var(--ink);
  }
  input[type='checkbox']:checked::before {
    content: '';
    width: 10px;
    height: 6px;
    margin-top: -3px;
    border: solid var(--paper);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
  label:hover input[type='checkbox']:not(:checked) {
    border-color: var(--ink);
  }
  small {
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    font-weight: 500;
    list-style: none;
    ${unselectable}
  }
  .more > summary {
    font-weight: 600;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] > summary svg {
    transform: rotate(180deg);
  }
  .prices {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .prices label {
    display: block;
    min-height: 0;
  }
  .prices span {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .prices input {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    ${controlBox}
    font-variant-numeric: tabular-nums;
    appearance: textfield;
    &::placeholder {
      color: var(--ink-muted);
      opacity: 1;
    }
    &::-webkit-inner-spin-button {
      display: none;
    }
  }
  .apply {
    position: sticky;
    z-index: 2;
    bottom: 0;
    padding-block: 12px;
    background: var(--paper);
  }
  /* The sheet of a phone opens with the groups of the first screen. The others follow in the next frame. */
  @keyframes next-frame {
    from,
    to {
      content-visibility: hidden;
    }
  }
  ${belowLg} {
    > fieldset ~ :is(fieldset, .more) {
      animation: next-frame 1ms;
    }
  }
  ${from.lg} {
    label {
      min-height: 32px;
    }
    @media (scripting: enabled) {
      .apply {
        display: none;
      }
    }
  }
`;
