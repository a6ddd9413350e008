import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';

/** Result page: outcome in large type, then the actions. */
export const ResultBody = styled.div`
  display: grid;
  gap: 32px;
  align-content: start;

  h1 {
    margin-bottom: 12px;
  }
  .lead {
    max-width: 56ch;
    color: var(--ink-muted);
    font-size: 1.0625rem;
  }
  .number {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 16px 20px;
    border-inline-start: 4px solid var(--line);
    background: var(--card);
  }
  &[data-outcome='done'] .number {
    border-color: var(--success);
    background: var(--success-soft);
  }
  .number strong {
    font: var(--heading-weight) 1.25rem/1.2 var(--font-heading);
    font-variant-numeric: tabular-nums;
  }
  h2 {
    margin-bottom: 16px;
    font-size: 1.25rem;
  }
  form {
    display: grid;
    gap: 20px;
    justify-items: stretch;
  }
  form > button {
    justify-self: start;
  }
  summary {
    padding-block: 8px;
    font-weight: 600;
  }
  details form {
    margin-top: 12px;
  }
  ol {
    display: grid;
    gap: 12px;
  }
  li {
    display: flex;
    gap: 12px;
  }
  li svg {
    flex: none;
    margin-top: 2px;
    color: var(--success);
  }
  dl {
    margin-top: 12px;
    border-top: 1px solid var(--line);
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  section > button {
    margin-top: 16px;
  }
  > button {
    justify-self: start;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  .links a {
    padding-block: 8px;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 24px;
    padding-top: 24px;
    border-top: 1px solid var(--line);
    color: var(--ink-muted);
  }
  ${from.lg} {
    padding-top: 20px;
  }
  /* The order itself, which follows, without what can only be done on a screen. */
  @media print {
    gap: 5mm;

    [aria-labelledby='pay-again'],
    :is(form, details, .links),
    footer a {
      display: none;
    }
  }
`;
