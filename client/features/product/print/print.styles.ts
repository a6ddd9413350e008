import { styled } from 'styled-components';

/** The photo studio: wide where it has room for picture and result beside each other, whatever the screen. */
export const StudioBlock = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  .desk,
  .cutting,
  .seeing {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
  }
  @container (min-width: 800px) {
    .desk {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 48px;
    }
  }
  .choosing {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  @media (scripting: none) {
    .choosing {
      display: none;
    }
  }
  .hint,
  figcaption {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }

  .earlier h3 {
    margin-bottom: 10px;
    font-size: 1rem;
  }
  .earlier ul {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .earlier button {
    overflow: hidden;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--card);
  }
  .earlier button:hover {
    border-color: var(--ink);
  }
  .earlier img {
    width: 96px;
    height: 96px;
    object-fit: cover;
  }
  .small {
    display: grid;
    justify-items: start;
    gap: 16px;
  }
  .small img {
    width: auto;
    max-width: 100%;
    max-height: 260px;
    border-radius: var(--radius-control);
  }

  .stage {
    position: relative;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-surface);
    background: var(--ink);
  }
  .guides {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .guides rect {
    fill: none;
    stroke: #fff;
    stroke-width: 1.25;
    stroke-dasharray: 5 4;
    filter: drop-shadow(0 0 1px rgb(0 0 0 / 60%));
  }
  .staged {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .caption {
    color: var(--ink-muted);
    font-size: 0.875rem;
    line-height: 1.35;
  }
  @container (min-width: 520px) {
    .staged > * {
      grid-area: 1 / 1;
    }
    .caption {
      z-index: 1;
      align-self: end;
      padding: 22px 18px 12px;
      border-radius: 0 0 var(--radius-surface) var(--radius-surface);
      background: linear-gradient(transparent, rgb(20 32 43 / 90%) 45%);
      color: #fff;
      pointer-events: none;
    }
  }
  /* react-easy-crop's own rules, which the page's policy lets it not write itself. */
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    box-sizing: border-box;
    overflow: hidden;
    border: 2px solid #fff;
    box-shadow: 0 0 0 9999em;
    color: rgb(20 32 43 / 62%);
    transform: translate(-50%, -50%);
  }
  .reactEasyCrop_CropAreaRound {
    border-radius: 50%;
  }
  .reactEasyCrop_CropArea:focus-visible {
    outline: 3px solid var(--primary);
    outline-offset: 3px;
  }
  .reactEasyCrop_CropAreaGrid::before,
  .reactEasyCrop_CropAreaGrid::after {
    content: '';
    position: absolute;
    box-sizing: border-box;
    border: 1px solid rgb(255 255 255 / 45%);
  }
  .reactEasyCrop_CropAreaGrid::before {
    inset: 0 33.33%;
    border-block: 0;
  }
  .reactEasyCrop_CropAreaGrid::after {
    inset: 33.33% 0;
    border-inline: 0;
  }

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
  @container (min-width: 620px) {
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
    border: 1px solid var(--ink-muted);
    border-radius: var(--radius-control);
    background: var(--surface);
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

  .scene svg {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-surface);
  }
  .scene svg svg {
    border-radius: 0;
  }
  .scene [data-part='shadow'] {
    fill: rgb(20 32 43 / 35%);
  }
  figcaption {
    margin-top: 8px;
  }
`;
