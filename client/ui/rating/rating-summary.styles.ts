import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const RatingBlock = styled.div`
  display: grid;
  gap: 8px 32px;
  align-items: center;
  padding: 24px;
  border-radius: var(--radius-surface);
  background: var(--card);

  .score {
    font: var(--heading-weight) 2.875rem/1.05 var(--font-heading);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  .score small {
    color: var(--ink-muted);
    font: 400 1rem/1.5 var(--font-text);
    letter-spacing: 0;
  }
  .stars {
    display: block;
    margin-top: 6px;
    color: var(--primary);
  }
  .what p + p {
    margin-top: 6px;
  }
  .what a {
    display: inline-block;
    padding-block: 3px;
    color: var(--tertiary-text);
    font-weight: 600;
  }
  .small {
    max-width: 72ch;
    color: var(--ink-muted);
    font-size: 0.875rem;
    line-height: 1.45;
  }
  ${from.md} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 32px;
  }
`;
