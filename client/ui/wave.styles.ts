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

export const RulerDrawing = styled.svg`
  width: 100%;
  height: 24px;
  color: var(--ink-muted);

  /* The next section has no ruler of its own. */
  & + * {
    --edge-display: none;
  }
`;

export const HairLine = styled.hr`
  height: 1px;
  margin: 0;
  border: 0;
  background: var(--ink);
`;
