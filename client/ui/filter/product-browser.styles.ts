import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const BrowserLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px 30px;

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 20px 30px;
  }
  .head p {
    max-width: 62ch;
    margin-top: 12px;
    color: var(--ink-muted);
  }
  .head p output {
    white-space: nowrap;
  }
  .aside > ul {
    margin-bottom: 16px;
  }
  .list > ul {
    transition: opacity 150ms ease-out;
  }
  .list[aria-busy='true'] > ul {
    opacity: 0.45;
  }
  .about {
    max-width: 70ch;
    margin-top: 56px;
    padding-top: 24px;
    border-top: 1px solid var(--line);
    color: var(--ink-muted);
  }
  ${from.lg} {
    grid-template-columns: 240px minmax(0, 1fr);
    column-gap: 45px;
    .head {
      grid-column: 1 / -1;
      margin-bottom: 4px;
    }
  }
`;
