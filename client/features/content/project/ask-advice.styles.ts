import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';

export const AskSection = styled.section`
  display: grid;
  gap: 24px;
  margin-top: 48px;
  padding: 28px 20px;
  border-radius: var(--radius-surface);
  background: var(--card);

  h2 {
    font-size: 1.75rem;
  }
  p {
    max-width: 56ch;
    margin-top: 10px;
    color: var(--ink-muted);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  ${from.lg} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: 40px;
  }
`;
