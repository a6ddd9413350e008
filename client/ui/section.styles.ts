import { styled } from 'styled-components';
import { from } from '../theme/breakpoints.js';

/** Section of a page with space above; its `header` contains the heading and a link at the far end. */
export const Section = styled.section`
  margin-top: 48px;

  /* Ruler ticks of a brand whose theme has them. */
  &::before {
    content: '';
    display: var(--edge-display, none);
    height: 14px;
    margin-bottom: 24px;
    background: var(--edge);
  }

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
