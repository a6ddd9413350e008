import { styled } from 'styled-components';

/** Payment methods in a column, each with an icon at its end. */
export const PaymentList = styled.div`
  display: grid;
  gap: 16px;

  label {
    padding-inline-end: 76px;
  }
  label svg {
    position: absolute;
    inset-inline-end: 18px;
    top: calc(50% - 14px);
    border: 1px solid var(--line);
    border-radius: 4px;
    color: var(--ink-muted);
  }
  label:has(:checked) svg {
    color: var(--ink);
  }
  > p {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
`;
