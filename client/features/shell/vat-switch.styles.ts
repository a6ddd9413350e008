import { styled } from 'styled-components';

export const VatForm = styled.form`
  button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    white-space: nowrap;
  }
  button::before {
    content: '';
    width: 30px;
    height: 18px;
    border-radius: var(--radius-pill);
    background: var(--ink-muted);
    transition: background-color 150ms ease-out;
  }
  button::after {
    content: '';
    position: absolute;
    top: calc(50% - 6px);
    left: 3px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--paper);
    transition: transform 150ms ease-out;
  }
  [aria-checked='true']::before {
    background: var(--ink);
  }
  [aria-checked='true']::after {
    transform: translateX(12px);
  }
`;
