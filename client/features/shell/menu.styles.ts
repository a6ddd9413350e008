import { styled } from 'styled-components';
import { belowLg, from } from '../../theme/breakpoints.js';
import { roundButton } from '../../ui/control-css.js';

/** Panel of the menu: from the side on a phone, below the header on a wide screen. */
export const MenuDialog = styled.dialog`
  position: fixed;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--paper);
  color: var(--ink);

  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover span,
  a[aria-current] span {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  .categories img {
    object-fit: cover;
    mix-blend-mode: multiply;
  }
  .categories a {
    display: flex;
    align-items: center;
    font-weight: 500;
    hyphens: auto;
  }
  ${belowLg} {
    inset: 0 0 0 auto;
    width: min(420px, calc(100vw - 40px));
    height: 100vh;
    height: 100dvh;
    &::backdrop {
      background: color-mix(in srgb, var(--ink) 45%, transparent);
    }
    > div {
      display: grid;
      gap: 16px;
      padding: 0 20px 32px;
    }
    .head {
      position: sticky;
      /* Above the pictures, which are layers because they are blended. */
      z-index: 1;
      top: 0;
      display: flex;
      align-items: center;
      justify-content: space-between;
      height: 64px;
      margin-inline: -20px;
      padding-inline: 20px 10px;
      border-bottom: 1px solid var(--line);
      background: var(--paper);
    }
    .head strong {
      font: var(--heading-weight) 1.25rem/1 var(--font-heading);
    }
    .head button {
      ${roundButton}
    }
    nav {
      display: grid;
      gap: 16px;
    }
    .categories a {
      gap: 14px;
      min-height: 56px;
    }
    .categories img {
      width: 48px;
      height: 48px;
      border-radius: var(--radius-control);
    }
    .links,
    .services {
      padding-top: 12px;
      border-top: 1px solid var(--line);
    }
    /* Below the head, which has a line, on sites without categories. */
    .links:first-child {
      padding-top: 0;
      border-top: 0;
    }
    .links a,
    .services li {
      display: flex;
      align-items: center;
      gap: 12px;
      min-height: 48px;
      font-weight: 500;
    }
    .services a {
      display: flex;
      flex: 1;
      align-items: center;
      gap: 12px;
      min-height: 48px;
    }
    .services form,
    .services li > div {
      flex: 1;
    }
    .services button {
      gap: 12px;
      width: 100%;
      min-height: 48px;
      font-weight: 500;
    }
    .services .name {
      display: inline;
    }
    .services .code {
      display: none;
    }
  }
  ${from.lg} {
    inset: 125px 0 auto;
    width: 100%;
    height: fit-content;
    max-height: calc(100vh - 125px);
    border-bottom: 1px solid var(--line);
    box-shadow: 0 24px 32px -24px color-mix(in srgb, var(--ink) 30%, transparent);
    @supports (top: anchor(bottom)) {
      position-anchor: --header;
      top: anchor(bottom);
    }
    .head,
    .links,
    .services {
      display: none;
    }
    .categories {
      display: grid;
      grid-template-columns: repeat(4, minmax(min-content, 1fr));
      gap: 12px 30px;
      padding-block: 28px 32px;
    }
    .categories a {
      gap: 16px;
      min-height: 84px;
    }
    .categories img {
      flex: none;
      width: 84px;
      height: 84px;
      border-radius: var(--radius-control);
    }
  }
  ${from.xl} {
    .categories {
      grid-template-columns: repeat(5, minmax(min-content, 1fr));
    }
  }
`;
