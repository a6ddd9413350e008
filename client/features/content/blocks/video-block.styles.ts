import { styled } from 'styled-components';

export const VideoLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  max-width: 44rem;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-surface);
  color: inherit;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: var(--card);
  }
  svg {
    flex: none;
  }
`;
