import { styled } from 'styled-components';
import { roundButton, wholeWindow } from '../../ui/control-css.js';

export const FullScreenDialog = styled.dialog`
  ${wholeWindow}
  overscroll-behavior: contain;
  user-select: none;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 8px 15px;
  }
  .tools p {
    margin-inline-end: auto;
    color: var(--ink-muted);
    font-variant-numeric: tabular-nums;
  }
  button {
    ${roundButton}
    &:hover:not(:disabled) {
      background: var(--card);
    }
    &:disabled {
      opacity: 0.35;
      cursor: default;
    }
  }
  > svg {
    place-self: center;
    width: 100%;
    height: 100%;
    touch-action: none;
    cursor: zoom-in;
  }
  > svg[data-close] {
    cursor: grab;
  }
`;
