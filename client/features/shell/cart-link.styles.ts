import { styled } from 'styled-components';
import { belowLg } from '../../theme/breakpoints.js';

export const CartAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: inherit;
  font-weight: 500;
  text-decoration: none;

  svg {
    flex: none;
  }
  &:hover > span {
    text-decoration: underline;
  }
  b {
    min-width: 24px;
    padding: 2px 7px;
    border-radius: var(--radius-pill);
    background: var(--primary);
    color: var(--on-primary);
    font-size: 0.8125rem;
    font-weight: 700;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  ${belowLg} {
    gap: 4px;
    min-width: 44px;
    justify-content: center;
    > span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
