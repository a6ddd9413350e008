import { styled } from 'styled-components';

export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 4px 12px 4px 14px;
    border-radius: var(--radius-pill);
    background: var(--card);
    color: var(--ink);
    font-size: 0.875rem;
    text-decoration: none;
    &:hover {
      background: var(--line);
    }
  }
  .all a {
    background: none;
    text-decoration: underline;
  }
`;
