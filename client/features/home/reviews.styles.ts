import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ReviewsCard = styled.section`
  display: grid;
  gap: 16px 48px;
  margin-top: 48px;
  padding: 36px 24px;
  border-radius: var(--radius-large);
  background: var(--card);

  p {
    color: var(--ink-muted);
  }
  .score strong {
    color: var(--ink);
    font: var(--heading-weight) 4rem/1 var(--font-heading);
    letter-spacing: var(--heading-tracking);
    font-variant-numeric: tabular-nums;
  }
  > div {
    display: grid;
    justify-items: start;
    align-content: center;
    gap: 16px;
  }
  svg {
    width: 100%;
    height: 8px;
  }
  rect {
    fill: var(--line);
  }
  rect:last-child {
    fill: var(--primary);
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 5fr) auto minmax(0, 5fr);
    align-items: center;
    margin-top: 84px;
    padding: 56px;
  }
`;
