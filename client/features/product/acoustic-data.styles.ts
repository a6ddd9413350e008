import { styled } from 'styled-components';
import { belowLg } from '../../theme/breakpoints.js';

export const AcousticBlock = styled.section`
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 16px clamp(12px, 3.4vw, 32px);
    margin-block: 20px 8px;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    font: var(--heading-weight) 2.25rem/1.15 var(--font-heading);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  [data-large] dd {
    font-size: 3.75rem;
  }
  dt,
  figcaption {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  /* The three figures on one line: a phone, and beside the specifications. */
  ${belowLg} {
    dd {
      font-size: 1.875rem;
    }
    dt {
      font-size: 0.8125rem;
    }
  }
  > p {
    max-width: 60ch;
    margin-top: 16px;
    color: var(--ink-muted);
  }
  > small {
    display: block;
    max-width: 60ch;
    margin-bottom: 8px;
    color: var(--ink-muted);
  }
  details {
    margin-top: 8px;
  }
  summary {
    display: inline-block;
    padding-block: 4px;
    color: var(--tertiary-text);
    font-weight: 600;
  }
  details tr {
    border-bottom: 1px solid var(--line);
  }
  details :is(th, td) {
    padding: 8px 0;
  }
  thead th {
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
  :is(td, thead th:last-child) {
    text-align: end;
  }
`;
