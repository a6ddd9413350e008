import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Step at the left, sticky order summary at the right; on a phone the summary is collapsed above the step. */
export const CheckoutLayout = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 24px 0;

  > .main {
    min-width: 0;
  }
  > .main > div > [aria-live]:not(:empty),
  .session {
    margin-top: 32px;
  }
  .session {
    display: grid;
    gap: 20px;
    max-width: 620px;
  }
  .session h1 {
    font-size: 1.75rem;
  }
  .session h1:focus-visible {
    outline: none;
  }
  .session small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  .session p > button {
    min-height: 44px;
    padding: 8px 0;
    border: 0;
    background: none;
    color: var(--tertiary-text);
    font-weight: 500;
    text-decoration: underline;
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
  > .body,
  > .body > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
  > form,
  > .body {
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
