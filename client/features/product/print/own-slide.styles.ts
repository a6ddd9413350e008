import { styled } from 'styled-components';
import { belowMd } from '../../../theme/breakpoints.js';

export const OwnSlideBlock = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: var(--radius-surface);

  [data-part='shadow'] {
    fill: color-mix(in srgb, var(--dark) 35%, transparent);
  }
  [data-part='sheet'] {
    fill: #fff;
  }
  &[data-drawing] {
    background: var(--card);
  }
  [data-part='bevel'],
  [data-part='groove'] {
    stroke: #fff;
    stroke-opacity: 0.55;
  }
  [data-part='groove'] {
    stroke: color-mix(in srgb, var(--dark) 45%, transparent);
  }
  [data-part='measure'] {
    fill: none;
    stroke: var(--ink-muted);
    stroke-width: 2px;
  }
  text {
    fill: var(--ink);
    font: 500 30px var(--font-text);
    font-variant-numeric: tabular-nums;
    /* The picture is a quarter as large on a phone. */
    ${belowMd} {
      font-size: 44px;
    }
  }
`;
