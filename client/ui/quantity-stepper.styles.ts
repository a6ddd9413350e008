import { styled } from 'styled-components';
import { controlBox } from './control-css.js';

export const Stepper = styled.fieldset`
  > div {
    display: inline-flex;
    align-items: stretch;
    height: 52px;
    ${controlBox}
  }
  > div:focus-within {
    border-color: var(--ink);
  }
  > div:has([aria-invalid]) {
    border-color: var(--danger);
  }
  > p {
    max-width: 22ch;
    margin-top: 6px;
    color: var(--danger);
    font-size: 0.875rem;
    font-weight: 500;
  }
  button {
    display: grid;
    place-items: center;
    width: 44px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    &:hover {
      background: var(--card);
    }
    &:disabled {
      color: var(--ink-muted);
      background: none;
      opacity: 0.5;
      cursor: default;
    }
  }
  /* The bar of a product page does not cover the error below a focused quantity. */
  input[aria-invalid] {
    scroll-margin-bottom: 64px;
  }
  input {
    width: clamp(40px, 13vw, 56px);
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    font-weight: 600;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
    input {
      width: 96px;
    }
  }
`;
