import { styled } from 'styled-components';

/** Wave of the decay after the change, inside the area of the decay before, with both figures. */
export const ReverberationFigure = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: auto;
  padding-top: 6px;
  color: var(--ink);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  svg {
    flex: 1;
    min-width: 40px;
    max-width: 200px;
    height: 36px;
  }
  path:first-child {
    fill: var(--line);
    stroke: none;
  }
  path:last-child {
    stroke: var(--primary);
    stroke-width: 2;
  }
  i {
    color: var(--ink-muted);
    font-style: normal;
  }
  b {
    font-weight: 600;
  }
`;
