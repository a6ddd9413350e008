import { styled } from 'styled-components';

export const ChartArea = styled.div`
  padding: 28px 4px 36px 44px;

  > svg {
    width: 100%;
    height: 240px;
    overflow: visible;
  }
  text {
    fill: var(--ink);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .muted {
    fill: var(--ink-muted);
  }
  .value {
    font-weight: 600;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
`;
