import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Account menu at the left of the page content; on a phone it is a row above the content. */
export const AccountLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block: 24px 64px;

  > nav {
    min-width: 0;
  }
  > nav ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
  > nav :is(a, button) {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 100%;
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: none;
    color: var(--ink);
    font-size: 0.9375rem;
    font-weight: 500;
    text-decoration: none;
  }
  > nav :is(a, button):hover {
    background: var(--card);
  }
  > nav [aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
    &:hover {
      background: var(--ink);
    }
  }
  > .main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
    align-content: start;
    min-width: 0;
  }
  > .main > header {
    display: grid;
    gap: 8px;
  }
  > .main > header p {
    color: var(--ink-muted);
    font-size: 1.0625rem;
  }
  > .main section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    align-content: start;
    min-width: 0;
  }
  > .main section > h2 {
    font-size: 1.5rem;
  }
  > .main section > p {
    max-width: 64ch;
    color: var(--ink-muted);
  }
  > .main section > ul:not([class]) {
    display: grid;
    gap: 8px;
    max-width: 64ch;
  }
  > .main section > form {
    max-width: 640px;
  }
  > .main section.apart {
    padding-top: 40px;
    border-top: 1px solid var(--line);
  }
  .pair {
    display: grid;
    gap: 20px;
  }
  @media print {
    display: block;
    > nav {
      display: none;
    }
  }
  ${from.sm} {
    > nav ul {
      display: flex;
    }
  }
  ${from.md} {
    .pair {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.lg} {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 72px;
    padding-block: 56px 84px;
    > nav ul {
      position: sticky;
      /* Below the sticky part of the header. */
      top: 112px;
      flex-direction: column;
      gap: 4px;
    }
    > nav :is(a, button) {
      justify-content: start;
      border-color: transparent;
      border-radius: var(--radius-control);
      font-size: 1rem;
    }
    > nav li:last-child {
      margin-top: 12px;
      padding-top: 12px;
      border-top: 1px solid var(--line);
    }
    > nav [aria-current] {
      border-color: transparent;
      background: var(--card);
      color: var(--ink);
      font-weight: 600;
      &:hover {
        background: var(--card);
      }
    }
  }
`;

/** Card with a few facts and a link to change them. */
export const FactCard = styled.section`
  padding: 24px;
  border-radius: var(--radius-surface);
  background: var(--card);

  h2 {
    font: var(--heading-weight) 1.25rem/1.2 var(--font-heading);
  }
  .facts {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  .facts + .facts {
    margin-top: 4px;
  }
  .facts small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  a {
    justify-self: start;
    padding-block: 4px;
    font-weight: 600;
  }
`;
