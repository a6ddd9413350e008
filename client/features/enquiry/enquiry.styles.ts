import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** A form of one column of fields. */
export const EnquiryLayout = styled.div`
  display: grid;
  justify-items: start;
  gap: 24px;
  max-width: 640px;

  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
  > p {
    color: var(--ink-muted);
  }
  .fields {
    display: grid;
    gap: 18px 16px;
  }
  button[data-waiting]:disabled {
    background: var(--primary);
    color: var(--on-primary);
    cursor: progress;
  }
  @media (scripting: none) {
    .fields,
    > button,
    > :has(> input[type='checkbox']) {
      display: none;
    }
  }
  ${from.sm} {
    .fields {
      grid-template-columns: 1fr 1fr;
    }
    .fields > [data-span='6'] {
      grid-column: 1 / -1;
    }
  }
`;

/** The form at the left; at the right what else there is to know. */
export const EnquiryPage = styled.div`
  > header {
    max-width: 760px;
    margin-bottom: 32px;
  }
  > header p {
    margin-top: 16px;
    color: var(--ink-muted);
    font-size: 1.125rem;
  }
  > div {
    display: grid;
    gap: 48px;
  }
  aside {
    align-self: start;
    padding: 28px;
    border-radius: var(--radius-surface);
    background: var(--card);
  }
  aside h2 {
    margin-bottom: 12px;
    font-size: 1.25rem;
  }
  aside > * + h2 {
    margin-top: 24px;
  }
  aside a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
  }
  ${from.lg} {
    > div {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      column-gap: 90px;
    }
  }
`;
