import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ProductLayout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;

  h2 {
    font-size: 2rem;
  }
  .choices > * + * {
    margin-top: 22px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
  .choices h1 + span {
    margin-top: 12px;
    background: var(--card);
  }
  .summary {
    margin-top: 14px;
    font-size: 1.0625rem;
  }
  .choices ~ * {
    margin-top: 20px;
  }
  .about > div {
    margin-top: 14px;
  }
  .about p {
    max-width: 66ch;
    margin-bottom: 14px;
    break-inside: avoid;
  }
  .facts > * + * {
    margin-top: 40px;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 32px;
    > section:first-child {
      align-self: start;
      position: sticky;
      top: 112px;
    }
    > .about {
      grid-column: 1 / -1;
    }
    > .about > div {
      columns: 2;
      column-gap: 32px;
    }
  }
  ${from.lg} {
    column-gap: 64px;
    .choices ~ * {
      margin-top: 56px;
    }
    > .about > div {
      column-gap: 64px;
    }
  }
`;
