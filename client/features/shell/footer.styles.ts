import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const FooterArea = styled.footer`
  padding-block: 56px 72px;
  background: var(--dark);
  color: var(--on-dark);

  > div {
    display: grid;
    gap: 40px 30px;
  }
  h2 {
    margin-bottom: 14px;
    font-size: 1.0625rem;
    letter-spacing: 0;
  }
  p {
    max-width: 36ch;
    margin-bottom: 12px;
    color: var(--on-dark-muted);
  }
  ul a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    padding-block: 4px;
    color: var(--on-dark);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  nav ul {
    columns: 2;
    column-gap: 30px;
  }
  div > a {
    margin-bottom: 12px;
  }
  ${from.md} {
    > div {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${from.lg} {
    > div {
      grid-template-columns: 3fr 4fr 3fr 3fr;
    }
  }
`;
