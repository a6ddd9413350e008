import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** Page for one task: heading, explanation, form. With an `aside` the form is at its left. */
export const AuthPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 32px 64px;

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    align-content: start;
    min-width: 0;
    max-width: 560px;
  }
  h1:focus-visible {
    outline: none;
  }
  .lead {
    max-width: 56ch;
    color: var(--ink-muted);
    font-size: 1.0625rem;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
  }
  .links a {
    padding-block: 10px;
  }
  aside {
    display: grid;
    gap: 18px;
    align-content: start;
    border-radius: var(--radius-large);
  }
  aside li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 12px;
    padding-block: 5px;
  }
  aside li svg {
    margin-top: 3px;
    color: var(--success);
  }
  aside small {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  aside h2 {
    font-size: 1.5rem;
  }
  aside a {
    justify-self: start;
  }
  ${from.lg} {
    padding-block: 64px 84px;
    &[data-with-aside] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
      gap: 32px 96px;
    }
    aside {
      padding: 36px;
    }
  }
`;
