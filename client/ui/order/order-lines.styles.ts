import { styled } from 'styled-components';
import { linePictureCss } from './line-css.js';

export const Lines = styled.ul`
  display: grid;
  gap: 16px;

  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
  }
  .picture {
    overflow: hidden;
    border-radius: var(--radius-control);
    background: var(--line);
  }
  ${linePictureCss}
  strong {
    display: block;
    font-weight: 600;
    line-height: 1.3;
    hyphens: auto;
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
