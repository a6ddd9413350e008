import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

/** One column for each heading on wide screens. */
export const IntroductionColumns = styled.section`
  margin-top: 48px;

  ${from.lg} {
    margin-top: 84px;
    > div {
      max-width: none;
      columns: 3;
      column-gap: 48px;
      font-size: 1.0625rem;
    }
    h2 {
      margin-top: 0;
    }
    h2:not(:first-child) {
      break-before: column;
    }
  }
`;
