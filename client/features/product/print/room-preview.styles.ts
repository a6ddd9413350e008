import { styled } from 'styled-components';

/** Print on a wall, with a caption. */
export const SceneBlock = styled.figure`
  > svg {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-surface);
  }
  [data-part='shadow'] {
    fill: color-mix(in srgb, var(--dark) 35%, transparent);
  }
  [data-part='sheet'] {
    fill: #fff;
  }
  figcaption {
    margin-top: 8px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
`;
