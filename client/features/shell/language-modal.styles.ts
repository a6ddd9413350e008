import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const LanguageButton = styled.div`
  &:only-child {
    margin-inline-start: auto;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    white-space: nowrap;
    &:hover {
      text-decoration: underline;
    }
  }
  .name {
    display: none;
  }
  ${from.md} {
    .name {
      display: inline;
    }
    .code {
      display: none;
    }
  }
`;

export const LanguageList = styled.ul`
  display: grid;
  gap: 8px;

  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding: 8px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    color: inherit;
    text-decoration: none;
    &:hover {
      background: var(--card);
    }
    &[aria-current] {
      border-color: var(--ink);
    }
  }
  strong {
    font-weight: 600;
  }
  span {
    color: var(--ink-muted);
  }
  svg {
    margin-inline-start: auto;
  }
  ${from.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;
