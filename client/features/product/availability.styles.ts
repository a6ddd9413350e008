import { styled } from 'styled-components';

export const AvailabilityLines = styled.ul`
  display: grid;
  gap: 8px;
  font-size: 0.9375rem;

  li {
    display: flex;
    gap: 10px;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: var(--success);
  }
  [data-note] svg {
    color: var(--ink-muted);
  }
  strong {
    display: inline-block;
    color: var(--success);
    font-weight: 600;
  }
  strong::first-letter {
    text-transform: uppercase;
  }
`;
