import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';

/** A quiet surface for asides and summaries; `data-kind="outline"` stands on paper with a line. */
export const Card = styled.div`
  padding: 20px;
  border: 1px solid transparent;
  border-radius: var(--radius-surface);
  background: var(--card);

  &[data-kind='outline'] {
    border-color: var(--line);
    background: var(--surface);
  }
  ${from.md} {
    padding: 28px;
  }
`;
