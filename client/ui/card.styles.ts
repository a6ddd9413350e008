import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';

/** Surface for asides and summaries. */
export const Card = styled.div`
  padding: 20px;
  border-radius: var(--radius-surface);
  background: var(--card);

  ${from.md} {
    padding: 28px;
  }
`;
