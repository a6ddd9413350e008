import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const HeroBlock = styled.section`
  position: relative;

  > picture > img {
    width: 100%;
    height: 240px;
    object-fit: cover;
  }
  > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    padding-block: 28px 8px;
  }
  h1,
  p {
    width: 100%;
  }
  h1 {
    font-size: calc(clamp(2.5rem, 1.5rem + 3.5vw, 3.75rem) * var(--heading-scale));
  }
  h1 span {
    display: block;
  }
  p {
    padding-inline-end: max(0px, 100% - 46ch);
    margin-bottom: 10px;
    color: var(--ink-muted);
    font-size: 1.0625rem;
  }
  &[data-hero='dark'] {
    > div {
      background: var(--dark);
      color: var(--on-dark);
    }
    > div > div {
      padding-bottom: 28px;
    }
    p {
      color: var(--on-dark-muted);
    }
    /* The button colour of the brand has too little contrast with this background. */
    a:first-of-type {
      background: var(--accent-on-dark);
      color: var(--dark);
    }
    a:last-of-type {
      border-color: var(--on-dark);
      color: var(--on-dark);
      &:hover {
        background: transparent;
      }
    }
  }
  &[data-hero='inset'] {
    max-width: 1320px;
    margin-inline: auto;
    > picture > img {
      width: calc(100% - 30px);
      margin: 15px 15px 0;
      border-radius: var(--radius-large);
    }
  }
  & + svg,
  & + hr {
    margin-top: 16px;
  }
  ${from.lg} {
    &[data-hero='inset'] {
      > picture > img {
        width: calc(100% - 60px);
        height: 540px;
        margin: 30px 30px 0;
      }
      > div {
        bottom: 0;
        inset-inline: 30px;
        width: auto;
        padding: 0;
      }
      > div > div {
        padding: 44px 48px 8px 0;
      }
      > div > div::before {
        content: none;
      }
    }
    & + svg,
    & + hr {
      margin-top: 24px;
    }
    > picture > img {
      height: 560px;
    }
    > div {
      position: absolute;
      inset-inline: 0;
      bottom: 0;
      pointer-events: none;
    }
    > div > div {
      position: relative;
      width: min(52%, 640px);
      padding: 44px 48px 36px 0;
      border-start-end-radius: var(--radius-large);
      background: var(--paper);
      pointer-events: auto;
    }
    &[data-hero='dark'] > div {
      background: none;
    }
    &[data-hero='dark'] > div > div {
      padding-bottom: 44px;
      background: var(--dark);
    }
    > div > div::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: -50vw 100%;
      background: inherit;
    }
  }
`;
