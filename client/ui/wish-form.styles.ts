import { styled } from 'styled-components';
import { belowMd } from '../theme/breakpoints.js';

/** Round buttons in the corner of a card's picture, above the link that covers the card; with labels a row of buttons. */
export const WishFormBlock = styled.form`
  position: absolute;
  z-index: 2;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  display: flex;

  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--ink);
  }
  svg {
    box-sizing: content-box;
    padding: 8px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--paper) 88%, transparent);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ${belowMd} {
    svg {
      padding: 5px;
    }
  }
  button:hover svg {
    stroke-width: 2.2;
  }
  [aria-pressed='true'] {
    color: var(--tertiary-text);
  }
  [name='add'][aria-pressed='true'] svg {
    fill: currentColor;
  }
  [name='p'][aria-pressed='true'] svg {
    stroke-width: 2.6;
  }
  &[data-labelled] {
    position: static;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  &[data-labelled] svg {
    padding: 0;
    background: none;
  }
  &[data-labelled] button {
    display: flex;
    gap: 8px;
    width: auto;
    font-weight: 500;
  }
  @media print {
    display: none;
  }
`;
