import { styled } from 'styled-components';
import { roundButton } from '../control-css.js';
import { toneCss } from '../tone-css.js';
import { toastPosition } from './toast-position.js';
import { toastTimes } from './toast-times.js';

export const ToastList = styled.ol`
  ${toastPosition}

  li {
    ${toneCss}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    padding: 14px 6px 14px 16px;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--tone);
    border-radius: 0 var(--radius-control) var(--radius-control) 0;
    background: var(--surface);
    color: var(--ink);
    line-height: 1.4;
    box-shadow: 0 16px 40px -8px color-mix(in srgb, var(--ink) 28%, transparent);
  }
  li > svg {
    color: var(--tone);
  }
  strong {
    display: block;
    font-weight: 600;
  }
  p {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  div > a,
  div > button {
    display: inline-block;
    min-height: 44px;
    margin-bottom: -10px;
    padding: 10px 0;
    border: 0;
    background: none;
    color: var(--tertiary-text);
    font-weight: 600;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  li > button {
    ${roundButton}
    margin-block: -10px;
    color: var(--ink-muted);
    &:hover {
      background: var(--card);
    }
  }
  li[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  @media (prefers-reduced-motion: no-preference) {
    li[data-state='open'] {
      animation: toast-opens ${toastTimes.open}ms ease-out;
    }
    li[data-state='closed'] {
      animation: toast-closes ${toastTimes.close}ms ease-out forwards;
    }
    li[data-swipe='end'] {
      animation: toast-leaves ${toastTimes.close}ms ease-out forwards;
    }
    li[data-swipe='cancel'] {
      transform: none;
      transition: transform 200ms ease-out;
    }
  }
  @keyframes toast-opens {
    from {
      opacity: 0;
      transform: translateX(24px);
    }
  }
  @keyframes toast-closes {
    to {
      opacity: 0;
    }
  }
  @keyframes toast-leaves {
    from {
      transform: translateX(var(--radix-toast-swipe-end-x));
    }
    to {
      opacity: 0;
      transform: translateX(110%);
    }
  }
`;
