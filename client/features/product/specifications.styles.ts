import { styled } from 'styled-components';

export const SpecificationBlock = styled.section`
  table {
    margin-top: 16px;
  }
  tr {
    border-bottom: 1px solid var(--line);
  }
  th,
  td {
    padding: 10px 0;
    vertical-align: top;
    hyphens: auto;
  }
  /* A table column is never narrower than its longest word. */
  th {
    width: 38%;
    padding-inline-end: 16px;
    color: var(--ink-muted);
  }
  td {
    overflow-wrap: anywhere;
  }
`;
