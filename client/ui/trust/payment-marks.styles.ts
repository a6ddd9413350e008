import { styled } from 'styled-components';

export const MarkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 2px 10px 2px 4px;
    border: 1px solid color-mix(in srgb, currentcolor 24%, transparent);
    border-radius: var(--radius-pill);
    font-size: 0.8125rem;
    line-height: 1.4;
    white-space: nowrap;
  }
  svg {
    width: 28px;
    height: 20px;
  }
`;
