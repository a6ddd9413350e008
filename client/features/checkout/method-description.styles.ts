import { styled } from 'styled-components';

/** Explanation of the chosen delivery method. */
export const MethodNote = styled.div`
  display: grid;
  gap: 12px;
  margin-top: -20px;
  padding: 14px 18px;
  border-radius: var(--radius-control);
  background: var(--card);
  font-size: 0.9375rem;
`;
