import { styled } from 'styled-components';
import { belowLg, from } from '../../theme/breakpoints.js';

/** Sticky header. The negative `top` lets the service bar scroll away while the menu stays visible. */
export const HeaderBars = styled.header`
  position: sticky;
  z-index: 20;
  top: -37px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  anchor-name: --header;

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
  .own .account,
  .own .favourites {
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
  .own .favourites {
    display: none;
  }
  .own .favourites span {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .wide a {
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  .wide a:hover,
  .wide a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  .wide a[aria-current] {
    text-decoration-color: var(--primary);
  }
  .opener {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
  }
  ${belowLg} {
    .own .account span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${from.md} {
    .own .favourites {
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
    .own .account svg {
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
    .wide li {
      display: flex;
      align-items: center;
    }
    .wide button {
      display: grid;
      place-items: center;
      width: 24px;
      height: 36px;
      padding: 0;
      border: 0;
      background: none;
    }
    .opener {
      display: none;
    }
  }
`;
