import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const VideoFigure = styled.figure`
  margin-inline: 0;

  .stage {
    position: relative;
    display: grid;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--radius-surface);
    background: var(--dark);
    color: var(--on-dark);
  }
  .stage[data-state='gate'] {
    aspect-ratio: auto;
    background: var(--card);
    color: var(--ink);
  }
  iframe,
  img,
  button.play {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: 0;
  }
  img {
    object-fit: cover;
  }
  .play {
    display: grid;
    place-items: center;
    background: none;
    color: inherit;
  }
  .play > span[aria-hidden] {
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    border-radius: var(--radius-pill);
    background: var(--primary);
    color: var(--on-primary);
    transition: transform 150ms ease-out;
  }
  .play:hover > span[aria-hidden] {
    transform: scale(1.06);
  }
  .play:focus-visible {
    outline-color: var(--on-dark);
    outline-offset: -6px;
  }
  .play svg {
    fill: currentColor;
  }
  .quiet {
    position: absolute;
    inset: auto 0 0;
    color: var(--accent-on-dark);
  }
  figcaption {
    margin-top: 8px;
    color: var(--ink-muted);
    font-size: 0.875rem;
    line-height: 1.45;
  }
  figcaption a {
    color: inherit;
  }
  ${from.md} {
    .stage[data-state='gate'] {
      aspect-ratio: 16 / 9;
    }
    .stage[data-state='gate'] > fieldset {
      padding: 32px;
    }
  }
`;
