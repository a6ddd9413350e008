import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Banner at the bottom of the window. The page scrolls the focused element above it. It leaves space for the chat button. */
export const BannerRegion = styled.section`
  position: fixed;
  z-index: 25;
  inset: auto 0 0;
  display: grid;
  gap: 12px;
  max-height: min(60vh, 22rem);
  padding: 16px 15px 8px;
  overflow-y: auto;
  border-top: 1px solid var(--line);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 -8px 40px color-mix(in srgb, var(--ink) 18%, transparent);
  font-size: 0.875rem;
  line-height: 1.4;

  h2 {
    margin-bottom: 6px;
    font-size: 1.125rem;
  }
  ul {
    margin-top: 6px;
  }
  li {
    padding-left: 10px;
    border-left: 2px solid var(--line);
  }
  li + li {
    margin-top: 4px;
  }
  .answers {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: 4px 8px;
  }
  .answers a {
    padding-block: 6px;
    color: inherit;
    text-align: center;
  }
  ${from.md} {
    inset: auto auto 20px 20px;
    width: min(1000px, calc(100vw - 230px));
    padding: 20px 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    font-size: 0.9375rem;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: center;
    gap: 32px;
  }
  @media print {
    display: none;
  }
`;
