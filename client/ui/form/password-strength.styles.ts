import { styled } from 'styled-components';

/** Bar of four parts that shows the strength, beside the text. */
export const StrengthRow = styled.div`
  --level: var(--danger);
  display: grid;
  gap: 6px;
  min-height: 32px;
  margin-top: -8px;

  .bar {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 4px;
    max-width: 320px;
  }
  .bar i {
    height: 6px;
    border-radius: var(--radius-pill);
    background: var(--line);
  }
  p {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .name {
    font-weight: 500;
    color: var(--ink);
  }
  &:is([data-score='0'], [data-score='1']) i:first-child,
  &[data-score='2'] i:nth-child(-n + 2),
  &[data-score='3'] i:nth-child(-n + 3),
  &[data-score='4'] i {
    background: var(--level);
  }
  &[data-score='2'] {
    --level: var(--warning);
  }
  &:is([data-score='3'], [data-score='4']) {
    --level: var(--success);
  }
`;
