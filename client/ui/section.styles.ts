import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';

/** A part of a page with room above it; its `header` holds the heading and, at the far end, a link. */
export const Section = styled.section`
  margin-top: 48px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px 24px;
    margin-bottom: 24px;
  }
  > header a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding-block: 4px;
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${from.lg} {
    margin-top: 84px;
    > header {
      margin-bottom: 32px;
    }
  }
`;
