import { styled } from 'styled-components';

export const QuotationBlock = styled.details`
  summary {
    min-height: 44px;
    padding-block: 12px;
    font-weight: 600;
  }
  > p {
    margin-bottom: 16px;
    color: var(--ink-muted);
  }
  form {
    margin-bottom: 20px;
  }
`;
