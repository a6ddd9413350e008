import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const HeroBlock = styled.section`
  position: relative;

  > img {
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
    font-size: clamp(2.5rem, 1.5rem + 3.5vw, 3.75rem);
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
  > svg {
    margin-top: 16px;
  }
  ${from.lg} {
    > img {
      height: 560px;
    }
    > div {
      position: absolute;
      inset-inline: 0;
      bottom: 144px;
      pointer-events: none;
    }
    > div > div {
      position: relative;
      width: min(52%, 640px);
      padding: 44px 48px 60px 0;
      border-start-end-radius: var(--radius-large);
      background: var(--paper);
      pointer-events: auto;
    }
    > div > div::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: -50vw 100%;
      background: inherit;
    }
    > svg {
      margin-top: 24px;
    }
  }
`;
