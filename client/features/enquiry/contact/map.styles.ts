import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';

/** Map in the colours of the brand. Labels are HTML above the SVG, so that their size does not shrink on a phone. */
export const MapFigure = styled.figure`
  position: relative;
  margin: 0;

  svg {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-surface);
  }
  .land {
    fill: var(--card);
  }
  svg .park {
    fill: var(--success-soft);
  }
  .blocks {
    fill: var(--line);
    opacity: 0.7;
  }
  path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .water {
    stroke: color-mix(in oklab, var(--tertiary), var(--paper) 62%);
    stroke-width: 26;
  }
  .edge {
    stroke: var(--line);
    stroke-width: 17;
  }
  .road {
    stroke: var(--surface);
    stroke-width: 13;
  }
  .lane {
    stroke: var(--surface);
    stroke-width: 7;
  }
  .rail {
    stroke: var(--ink-muted);
    stroke-width: 6;
  }
  .ties {
    stroke: var(--surface);
    stroke-width: 3;
    stroke-dasharray: 9 9;
    stroke-linecap: butt;
  }
  .walk {
    stroke: var(--ink);
    stroke-width: 3;
    stroke-dasharray: 1 8;
  }
  .ours {
    fill: var(--ink);
  }
  .pin {
    fill: var(--primary);
    fill-rule: evenodd;
    stroke: var(--ink);
    stroke-width: 2;
  }
  .scale {
    stroke: var(--ink);
    stroke-width: 2;
  }
  span {
    position: absolute;
    font-size: 0.8125rem;
    line-height: 1.2;
    white-space: nowrap;
  }
  .here {
    left: 65%;
    top: 39%;
    padding: 4px 8px;
    border-radius: var(--radius-control);
    background: var(--ink);
    color: var(--paper);
    font-weight: 600;
  }
  .station {
    left: 10%;
    top: 62%;
    padding: 2px 6px;
    border-radius: var(--radius-control);
    background: var(--surface);
    font-weight: 600;
  }
  .canal {
    display: none;
    left: 20%;
    top: 55%;
    color: var(--tertiary-text);
    font-style: italic;
  }
  span.park {
    display: none;
    left: 88%;
    top: 40%;
    color: var(--success);
  }
  .metres {
    right: 6%;
    bottom: calc(6% + 34px);
    font-variant-numeric: tabular-nums;
  }
  figcaption {
    margin-top: 8px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  ${from.md} {
    .canal,
    span.park {
      display: block;
    }
  }
`;
