import { styled } from 'styled-components';

/** A grey stand-in in the shape of what comes: `data-shape` picture, line or button. */
export const Skeleton = styled.span`
  display: block;
  height: 1em;
  border-radius: var(--radius-control);
  background: linear-gradient(90deg, var(--card) 25%, var(--line) 50%, var(--card) 75%) 0 / 300% 100%;
  animation: breathe 1.6s ease-in-out infinite;

  &[data-shape='picture'] {
    height: auto;
    aspect-ratio: 1;
    border-radius: var(--radius-surface);
  }
  &[data-shape='button'] {
    height: 52px;
    border-radius: var(--radius-pill);
  }
  @keyframes breathe {
    from {
      background-position: 100% 0;
    }
    to {
      background-position: -50% 0;
    }
  }
`;
