import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ListingLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 30px;

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
  .head p span {
    white-space: nowrap;
  }
  .head p span::before {
    content: '· ' / '';
  }
  .about {
    max-width: 70ch;
    margin-top: 56px;
    padding-top: 24px;
    border-top: 1px solid var(--line);
    color: var(--ink-muted);
  }
  ${from.lg} {
    grid-template-columns: 230px minmax(0, 1fr);
    .head {
      grid-column: 1 / -1;
      margin-bottom: 4px;
    }
    > nav {
      align-self: start;
      position: sticky;
      top: 112px;
    }
  }
`;
