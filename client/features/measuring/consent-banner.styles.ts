import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** At the foot of the window, over the page and never over what has the focus: the page scrolls that above it. */
export const BannerRegion = styled.section`
  position: fixed;
  z-index: 25;
  inset: auto 0 0;
  display: grid;
  gap: 8px;
  max-height: min(60vh, 22rem);
  padding: 20px 15px;
  overflow-y: auto;
  border-top: 1px solid var(--line);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 -8px 40px color-mix(in srgb, var(--ink) 18%, transparent);
  font-size: 0.9375rem;
  line-height: 1.45;

  html:has(&) {
    scroll-padding-bottom: min(60vh, 22rem);
  }
  html:has(&) body {
    padding-bottom: min(60vh, 22rem);
  }
  h2 {
    font-size: 1.25rem;
  }
  p a {
    color: inherit;
  }
  li {
    padding-left: 12px;
    border-left: 2px solid var(--line);
  }
  li + li {
    margin-top: 6px;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    margin-top: 6px;
  }
  > div > :last-child {
    grid-column: 1 / -1;
  }
  ${from.md} {
    inset: auto auto 20px 20px;
    width: 440px;
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
  }
  @media print {
    display: none;
  }
`;
