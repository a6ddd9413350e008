import { styled } from 'styled-components';

export const Tiers = styled.table`
  tr {
    border-bottom: 1px solid var(--line);
  }
  th,
  td {
    padding: 8px 10px;
  }
  td {
    font-weight: 600;
    text-align: end;
  }
  tr[aria-current] {
    background: var(--primary-soft);
    th {
      font-weight: 600;
    }
  }
`;
