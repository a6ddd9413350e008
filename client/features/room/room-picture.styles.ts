import { styled } from 'styled-components';

/** Line drawing of the room; the pieces have the button colour. */
export const Picture = styled.figure`
  overflow: hidden;
  border-radius: var(--radius-surface);
  background: var(--card);

  svg {
    display: block;
    width: 100%;
    max-height: 460px;
  }
  polygon,
  line {
    vector-effect: non-scaling-stroke;
    stroke: var(--ink);
    stroke-width: 1.2;
    stroke-linejoin: round;
  }
  .ceiling,
  .back {
    fill: var(--paper);
  }
  .side {
    fill: color-mix(in oklab, var(--paper), var(--ink) 4%);
  }
  .floor {
    fill: color-mix(in oklab, var(--paper), var(--ink) 8%);
  }
  .board {
    stroke: color-mix(in oklab, var(--paper), var(--ink) 18%);
    stroke-width: 0.8;
  }
  .pane {
    fill: color-mix(in oklab, var(--surface), var(--tertiary) 18%);
  }
  .door {
    fill: color-mix(in oklab, var(--paper), var(--ink) 14%);
  }
  .panel {
    fill: var(--primary);
    stroke: color-mix(in oklab, var(--primary), var(--ink) 45%);
    stroke-width: 0.6;
  }
  .person {
    fill: color-mix(in oklab, var(--paper), var(--ink) 72%);
  }
  text {
    fill: var(--ink-muted);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 575.98px) {
    text {
      font-size: 26px;
    }
  }
  figcaption {
    padding: 0 20px 14px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
`;
