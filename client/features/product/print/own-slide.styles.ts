import { styled } from 'styled-components';

export const OwnSlideBlock = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: var(--radius-surface);

  [data-part='shadow'] {
    fill: color-mix(in srgb, var(--dark) 35%, transparent);
  }
  [data-part='sheet'] {
    fill: #fff;
  }
`;
