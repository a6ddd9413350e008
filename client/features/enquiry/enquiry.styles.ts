import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

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
  > div > div:first-child {
    max-width: 640px;
  }
  .lead {
    color: var(--ink-muted);
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
