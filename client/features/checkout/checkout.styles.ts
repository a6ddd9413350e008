import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** The question at the left, the order always in sight at the right; on a phone folded above. */
export const CheckoutLayout = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 24px 0;

  > .main {
    min-width: 0;
  }
  > noscript {
    display: block;
    grid-column: 1 / -1;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(340px, 420px);
    gap: 24px 72px;
    padding-block: 20px 0;
    > .main {
      grid-column: 1;
      grid-row: 2;
    }
    > aside {
      grid-column: 2;
      grid-row: 2;
    }
  }
`;

/** Heading, form and actions of one step. */
export const StepBody = styled.section`
  padding-top: 32px;

  h1:focus-visible {
    outline: none;
  }
  > form,
  > .body {
    display: grid;
    gap: 32px;
    margin-top: 24px;
  }
  @media (scripting: none) {
    > form,
    > .body {
      display: none;
    }
  }
  > form > [aria-live]:empty {
    position: absolute;
  }
  .lead {
    max-width: 60ch;
    color: var(--ink-muted);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  .actions > :last-child {
    margin-inline-start: auto;
  }
  @media (max-width: 575.98px) {
    .actions {
      flex-direction: column-reverse;
      align-items: stretch;
    }
    .actions > :last-child {
      margin-inline-start: 0;
    }
  }
  ${from.lg} {
    padding-top: 44px;
  }
`;
