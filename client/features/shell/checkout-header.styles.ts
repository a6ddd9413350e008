import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const CheckoutBar = styled.header`
  border-bottom: 1px solid var(--line);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    min-height: 63px;
  }
  p {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--ink-muted);
  }
  p span {
    display: none;
    align-items: center;
    gap: 8px;
  }
  p span:first-child {
    margin-inline-end: 12px;
  }
  p a {
    padding-block: 4px;
    color: var(--ink);
    font-weight: 500;
    white-space: nowrap;
  }
  ${from.md} {
    > div {
      min-height: 87px;
    }
    p span {
      display: inline-flex;
    }
  }
`;
