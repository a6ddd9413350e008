import { styled } from 'styled-components';
import { coveringInput } from '../control-css.js';

/** Values of an option: `data-as` cards, pictures, small (pictures) or swatches. */
export const ValueGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: 10px;

  > label {
    padding: 11px 14px;
    hyphens: auto;
    overflow-wrap: break-word;
  }
  > label:has(:disabled) {
    border-style: dashed;
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: calc(var(--radius-control) - 4px);
    background: var(--card);
    mix-blend-mode: multiply;
  }
  /* Without round corners, which would cut a drawing of corners. */
  svg[data-drawing] {
    aspect-ratio: 4 / 3;
    border-radius: 0;
    height: auto;
    margin-bottom: 10px;
  }
  &[data-as='pictures'] > label {
    padding: 8px 8px 12px;
  }
  &[data-as='pictures'] img {
    margin-bottom: 10px;
  }
  &[data-as='pictures'] :is(strong, small) {
    padding-inline: 6px;
  }
  &[data-as='small'] > label {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    align-content: center;
    column-gap: 12px;
    padding: 8px 12px 8px 8px;
  }
  &[data-as='small'] > label:not(:has(img)) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline-start: 14px;
  }
  &[data-as='small'] img {
    grid-row: 1 / span 2;
    aspect-ratio: 1;
  }
  &[data-as='small'] label:not(:has(small)) strong {
    align-self: center;
    grid-row: 1 / span 2;
  }
  &[data-as='swatches'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  &[data-as='swatches'] > label {
    position: relative;
    display: block;
    width: 40px;
    height: 40px;
    padding: 0;
    border-radius: 50%;
    cursor: pointer;
  }
  &[data-as='swatches'] input {
    ${coveringInput}
  }
  &[data-as='swatches'] > label:has(:checked) {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 4px var(--ink);
  }
  &[data-as='swatches'] > label:not(:has(:checked)):hover {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 3px var(--line);
  }
  &[data-as='swatches'] > label:has(:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 6px;
  }
  &[data-as='swatches'] > label:has(:disabled) {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;
