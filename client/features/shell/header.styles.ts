import { styled } from 'styled-components';
import { belowLg, from } from '../../theme/breakpoints.js';

/** Sticky header. The negative `top` lets the service bar scroll away while the menu stays visible. */
export const HeaderBars = styled.header`
  position: sticky;
  z-index: 20;
  top: -37px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);

  .service {
    background: var(--card);
    font-size: 0.8125rem;
  }
  .service > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 24px;
    height: 37px;
  }
  .rating {
    flex: none;
    padding-block: 4px;
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  .rating b {
    font-weight: 600;
  }
  .rating > span:last-child {
    display: none;
    color: var(--ink-muted);
  }
  .service p {
    display: none;
    margin-inline-end: auto;
    overflow: hidden;
    color: var(--ink-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 2px;
    height: 63px;
  }
  .wide {
    display: none;
  }
  .own {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
  }
  search + .own {
    margin-inline-start: 0;
  }
  .account,
  .favourites {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    &:hover span {
      text-decoration: underline;
    }
  }
  .favourites {
    display: none;
  }
  .favourites span {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  nav a {
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  nav a:hover,
  nav a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  nav a[aria-current] {
    text-decoration-color: var(--primary);
  }
  .panel summary {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    list-style: none;
  }
  .panel summary::-webkit-details-marker {
    display: none;
  }
  .panel:not([open]) summary svg:last-child,
  .panel[open] summary svg:first-child {
    display: none;
  }
  ${belowLg} {
    .account span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .panel nav {
      position: absolute;
      inset-inline: 0;
      top: 100%;
      max-height: calc(100vh - 64px);
      overflow-y: auto;
      padding: 8px 15px 24px;
      border-bottom: 1px solid var(--line);
      background: var(--paper);
      box-shadow: 0 24px 32px -24px color-mix(in srgb, var(--ink) 30%, transparent);
    }
    .panel li + li {
      border-top: 1px solid var(--line);
    }
    .panel nav a {
      display: block;
      padding-block: 14px;
      font-size: 1.0625rem;
    }
  }
  ${from.md} {
    .favourites {
      display: inline-flex;
    }
    .service p {
      display: block;
    }
    .rating > span:last-child {
      display: inline;
    }
  }
  ${from.lg} {
    .bar {
      gap: 32px;
      height: 87px;
    }
    .own {
      gap: 24px;
    }
    .account svg {
      display: none;
    }
    .wide {
      display: block;
    }
    .wide ul {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 24px;
      white-space: nowrap;
    }
    .wide a {
      display: inline-block;
      padding-block: 6px;
    }
    .panel {
      display: none;
    }
  }
`;
