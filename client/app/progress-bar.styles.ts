import { styled } from 'styled-components';
import { progress } from './progress.js';

/** Runs to its minimum at once, then slower and slower, and at the end to full width. A CSS animation, because scripts keep the main thread busy meanwhile. */
export const ProgressLine = styled.div`
  position: fixed;
  z-index: 60;
  inset: 0 0 auto;
  height: 3px;
  background: var(--primary);
  opacity: 0;
  transform: scaleX(0);
  transform-origin: left;
  pointer-events: none;

  &[data-state='running'] {
    animation:
      progress-seen 1ms ${progress.showAfter}ms forwards,
      progress-start ${progress.speed}ms ease-out forwards,
      progress-trickle 20s ${progress.speed}ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards;
  }
  &[data-state='done'] {
    transform: scaleX(1);
    transition: transform ${progress.speed}ms ease-out, opacity ${progress.speed}ms ${progress.speed}ms;
  }
  @keyframes progress-seen {
    to {
      opacity: 1;
    }
  }
  @keyframes progress-start {
    to {
      transform: scaleX(${progress.minimum});
    }
  }
  @keyframes progress-trickle {
    from {
      transform: scaleX(${progress.minimum});
    }
    to {
      transform: scaleX(0.96);
    }
  }
  /* Static line during the change. */
  @media (prefers-reduced-motion: reduce) {
    transform: none;
    &[data-state='running'] {
      animation: progress-seen 1ms ${progress.showAfter}ms forwards;
    }
    &[data-state='done'] {
      transition: none;
    }
  }
`;
