import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const LanguageDetails = styled.details`
  position: relative;

  summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    list-style: none;
    white-space: nowrap;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  .name {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ul {
    position: absolute;
    z-index: 30;
    inset-inline-end: 0;
    top: 100%;
    min-width: 210px;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--surface);
    box-shadow: 0 16px 32px -16px color-mix(in srgb, var(--ink) 35%, transparent);
    font-size: 0.9375rem;
  }
  a {
    display: block;
    padding: 9px 12px;
    border-radius: calc(var(--radius-control) - 2px);
    color: inherit;
    text-decoration: none;
    &:hover {
      background: var(--card);
    }
    &[aria-current] {
      font-weight: 700;
    }
  }
  ${from.md} {
    .name {
      position: static;
      width: auto;
      clip-path: none;
    }
    .code {
      display: none;
    }
  }
`;
