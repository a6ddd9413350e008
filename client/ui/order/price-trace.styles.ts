import { styled } from 'styled-components';

export const TraceBlock = styled.details`
  summary {
    display: inline-block;
    padding-block: 6px;
    color: var(--tertiary-text);
    font-weight: 600;
    cursor: pointer;
  }
  table {
    margin-top: 6px;
    font-size: 0.9375rem;
  }
  tr {
    border-bottom: 1px solid var(--line);
  }
  :is(th, td) {
    padding: 7px 0;
  }
  tbody th {
    font-weight: 400;
  }
  td {
    text-align: end;
    white-space: nowrap;
  }
  tfoot :is(th, td) {
    font-weight: 600;
  }
  tfoot [data-part] :is(th, td) {
    font-weight: 400;
  }
  p {
    margin-top: 6px;
    color: var(--ink-muted);
    font-size: 0.875rem;
  }
`;
