import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ContactCard = styled.section`
  display: grid;
  gap: 16px;
  margin-top: 48px;
  padding: 36px 24px;
  border-radius: var(--radius-large);
  background: var(--dark);
  color: var(--on-dark);

  p {
    max-width: 56ch;
    color: var(--on-dark-muted);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 28px;
    margin-top: 8px;
  }
  /* Some brands' button colour has too little contrast with this background. */
  > div > a:first-child {
    background: var(--paper);
    color: var(--ink);
  }
  > div > a:last-child {
    padding-block: 10px;
    color: var(--on-dark);
  }
  ${from.lg} {
    margin-top: 84px;
    padding: 56px 60px;
  }
`;
