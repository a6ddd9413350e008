import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.js';

/** Map at the left, directions at the right. */
export const VisitLayout = styled.div`
  display: grid;
  gap: 28px;

  h2 {
    margin-bottom: 14px;
  }
  address {
    margin-block: 18px;
    font-style: normal;
    font-weight: 500;
  }
  p {
    max-width: 34em;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    margin-top: 22px;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: center;
    column-gap: 60px;
  }
`;
