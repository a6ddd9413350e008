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
    &:not([data-count='1']) {
      grid-template-columns: 1fr 1fr;
    }
    &:not([data-count='1']) img {
      aspect-ratio: 4 / 3;
    }
    &[data-count='3'] > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
    &[data-count='3'] > :first-child:nth-last-child(odd) img {
      aspect-ratio: 2 / 1;
    }
  }
`;
