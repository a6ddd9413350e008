import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const FooterArea = styled.footer`
  padding-block: 56px 40px;
  background: var(--dark);
  color: var(--on-dark);
  contain: content;

  > div:first-child {
    display: grid;
    gap: 40px 30px;
  }
  h2 {
    margin-bottom: 12px;
    font-size: 1.0625rem;
    letter-spacing: 0;
  }
  p,
  .text {
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
  div > a {
    margin-bottom: 12px;
  }
  .prices ul {
    margin-top: 40px;
    color: var(--on-dark-muted);
  }
  .prices ul + p {
    margin-top: 20px;
  }
  .prices p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    max-width: none;
    margin: 40px 0 0;
    padding-top: 24px;
    border-top: 1px solid color-mix(in srgb, var(--on-dark) 18%, transparent);
    font-size: 0.875rem;
  }
  .prices a {
    padding-block: 4px;
    color: var(--on-dark);
  }
  ${from.sm} {
    > div:first-child {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.lg} {
    padding-block: 72px 48px;
    > div:first-child {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: 1.4fr;
    }
  }
`;
