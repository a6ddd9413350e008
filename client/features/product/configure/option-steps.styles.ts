import { styled } from 'styled-components';
import { unselectable } from '../../../ui/control-css.js';

export const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--line);

  > :not(details) {
    padding-block: 12px;
  }
  @media print {
    > :not(details) {
      padding: 0;
    }
  }
`;

/** One option: a line with its name and choice, and its control. The name above the control is for screen readers, because the line shows it. */
export const OptionStep = styled.details`
  border-bottom: 1px solid var(--line);

  > summary {
    display: grid;
    /* The choice has room for a word, because its letters may be broken anywhere. */
    grid-template-columns: minmax(0, auto) minmax(5.5em, 1fr) 20px;
    align-items: center;
    gap: 0 12px;
    min-height: 52px;
    padding-block: 8px;
    list-style: none;
    ${unselectable}
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > b {
    font-weight: 600;
    hyphens: auto;
  }
  > summary > span {
    text-align: end;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  > summary > span::first-letter {
    text-transform: uppercase;
  }
  > summary > span small {
    display: inline-block;
    margin-inline-start: 8px;
    color: var(--ink-muted);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  > summary > span svg {
    display: inline-block;
    margin-inline-end: 6px;
    color: var(--danger);
    vertical-align: -4px;
  }
  > summary > svg {
    color: var(--ink-muted);
    transition: transform 150ms ease-out;
  }
  > summary:hover > svg {
    color: var(--ink);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > :not(summary) {
    padding-block: 6px 20px;
  }
  > [data-kind] > :is(label:not(.check), .name) > span,
  > [data-kind]:not([data-kind='Dimensions'], [data-kind='Number'], [data-kind='TextArea']) > :is(label:not(.check), .name) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
