import { styled } from 'styled-components';
import { controlBox } from '../control-css.js';

/** Drop zone (`zone`) under the native input, or the state of an upload. */
export const FileBox = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px 18px;
  ${controlBox}

  &[data-phase='empty'] {
    padding: 0;
    border-style: dashed;
  }
  .zone {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 26px 18px;
    border-radius: inherit;
    color: var(--ink-muted);
    text-align: center;
  }
  .zone b {
    color: var(--tertiary-text);
    font-weight: 600;
    text-decoration: underline;
  }
  .zone:hover,
  .zone[data-over] {
    background: var(--card);
  }
  .zone:focus-within {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  .zone input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (hover: none) {
    .zone .drop {
      display: none;
    }
  }
  @media (scripting: none) {
    .zone input {
      position: static;
      height: auto;
      min-height: 0;
      border: 0;
      opacity: 1;
    }
    .zone > span {
      display: none;
    }
  }
  .name {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ink);
    font-size: 1rem;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  .name svg {
    flex: none;
    color: var(--success);
  }
  .sent {
    font-variant-numeric: tabular-nums;
  }
  progress {
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: 4px;
    background: var(--line);
    appearance: none;
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--line);
  }
  progress::-webkit-progress-value {
    background: var(--ink);
    transition: inline-size 200ms ease-out;
  }
  progress::-moz-progress-bar {
    background: var(--ink);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
  }
`;
