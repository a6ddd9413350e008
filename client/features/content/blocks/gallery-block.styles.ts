import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';

export const PictureRow = styled.ul`
  display: grid;
  gap: 16px;

  img {
    width: 100%;
    height: 100%;
    border-radius: var(--radius-surface);
    object-fit: cover;
  }
  ${from.md} {
    grid-template-columns: 1fr 1fr;

    img {
      aspect-ratio: 4 / 3;
    }
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
    > :first-child:nth-last-child(odd) img {
      aspect-ratio: 2 / 1;
    }
  }
`;
