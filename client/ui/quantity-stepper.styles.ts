import { styled } from 'styled-components';
import { controlBox } from './control-css.js';

export const Stepper = styled.fieldset`
  display: inline-flex;
  align-items: stretch;
  height: 50px;
  ${controlBox}

  &:focus-within {
    border-color: var(--ink);
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
  input {
    width: 56px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    font-weight: 600;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  @media (scripting: enabled) {
    input {
      appearance: textfield;
    }
    input::-webkit-inner-spin-button,
    input::-webkit-outer-spin-button {
      appearance: none;
      margin: 0;
    }
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
