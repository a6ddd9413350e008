import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Order beside the steps. Below `lg` a button expands it (`data-open`). */
export const SummaryAside = styled.aside`
  border-radius: var(--radius-large);
  background: var(--card);

  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 12px 18px;
    border: 0;
    border-radius: var(--radius-large);
    background: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > button span {
    margin-inline-end: auto;
  }
  > button svg {
    transition: transform 200ms ease-out;
  }
  > button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  > div {
    display: none;
    gap: 20px;
    padding: 4px 18px 20px;
  }
  &[data-open] > div {
    display: grid;
  }
  h2 {
    display: none;
    font-size: 1.25rem;
  }
  a {
    justify-self: start;
    padding-block: 4px;
  }
  ${from.lg} {
    position: sticky;
    top: 24px;
    align-self: start;
    > button {
      display: none;
    }
    h2 {
      display: block;
    }
    > div {
      display: grid;
      padding: 28px;
    }
  }
  @media print {
    order: 1;
    h2 {
      display: block;
    }
    > div {
      display: grid;
      padding: 0;
    }
    a {
      display: none;
    }
  }
`;
