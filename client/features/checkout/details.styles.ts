import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Two spellings of an address. Each is a `div` with `strong`, address and button. */
export const SuggestionBox = styled.fieldset`
  display: grid;
  gap: 16px;
  padding: 16px 18px;
  border: 1px solid var(--ink);
  border-radius: var(--radius-control);
  background: var(--surface);

  && legend {
    float: left;
    width: 100%;
    margin: 0;
    font: inherit;
    font-weight: 600;
    letter-spacing: 0;
  }
  > div {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: 6px;
  }
  strong {
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-weight: 500;
  }
  button {
    justify-self: start;
    margin-top: 6px;
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    legend {
      grid-column: 1 / -1;
    }
  }
`;
