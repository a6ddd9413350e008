import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';

export const WaveDrawing = styled.svg`
  width: 100%;
  height: 64px;
  color: var(--primary);

  &[data-kind='quiet'] {
    height: 48px;
  }
  ${from.md} {
    height: 120px;
  }
`;
