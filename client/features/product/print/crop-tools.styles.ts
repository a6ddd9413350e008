import { styled } from 'styled-components';
import { controlBox } from '../../../ui/control-css.js';

/** Zoom slider (`zoom`), buttons, and below them the number fields (`numbers`). */
export const ToolsBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 10px;
  }
  .zoom {
    display: flex;
    flex: 1 1 100%;
    gap: 16px;
  }
  @container (min-width: 1100px) {
    .zoom {
      flex-basis: 220px;
    }
  }
  .zoom label {
    padding-top: 10px;
    color: var(--ink-muted);
  }
  .zoom > div {
    position: relative;
    flex: 1;
    min-width: 0;
  }
  .zoom svg {
    position: absolute;
    inset: 20px 0 auto;
    width: 100%;
    height: 4px;
  }
  .zoom [data-part='rest'] {
    fill: var(--line);
  }
  .zoom [data-part='limit'] {
    fill: color-mix(in oklab, var(--danger), var(--paper) 62%);
  }
  .zoom [data-part='done'] {
    fill: var(--ink);
  }
  .zoom input {
    position: relative;
    width: 100%;
    height: 44px;
    margin: 0;
    background: none;
    appearance: none;
    cursor: pointer;
  }
  .zoom input::-webkit-slider-thumb {
    width: 24px;
    height: 24px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--surface);
    appearance: none;
  }
  .zoom input::-moz-range-thumb {
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--surface);
  }
  .zoom small {
    display: block;
    width: max-content;
    margin-inline-start: 80%;
    color: var(--ink-muted);
    font-size: 0.8125rem;
    translate: -50%;
  }

  .numbers {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
  }
  @container (620px <= width < 800px) or (width >= 1100px) {
    .numbers {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  .numbers > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px;
    min-height: 48px;
    padding-inline: 12px;
    ${controlBox}
  }
  .numbers > div:focus-within {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
  }
  .numbers :is(label, small) {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .numbers input {
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
    appearance: textfield;
  }
  .numbers input::-webkit-inner-spin-button {
    display: none;
  }
  .numbers [data-fault] {
    border-color: var(--danger);
  }
  .numbers p {
    grid-column: 1 / -1;
    padding-bottom: 8px;
    color: var(--danger);
    font-size: 0.875rem;
  }
`;
