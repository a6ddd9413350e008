import { styled } from 'styled-components';

/** One line a session. */
export const SessionList = styled.ul`
  display: grid;
  margin-block: 16px;
  border-top: 1px solid var(--line);

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
  }
  strong {
    font-weight: 500;
  }
`;
