import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';

export const PageLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  margin-top: 48px;

  ol {
    display: flex;
    gap: 4px;
  }
  a,
  ol span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 8px;
    border-radius: var(--radius-control);
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    background: var(--card);
  }
  [aria-current] {
    background: var(--ink);
    color: var(--paper);
    &:hover {
      background: var(--ink);
    }
  }
  > a span {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${from.md} {
    > a span {
      position: static;
      width: auto;
      clip-path: none;
    }
  }
`;
