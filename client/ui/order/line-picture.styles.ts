import { styled } from 'styled-components';

/** A print with its frame above it, in the margin that the print has in a line. */
export const FramedPrint = styled.span`
  display: grid;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > svg {
    /* Above the print, whose shadow makes it a layer of its own. */
    position: relative;
    width: 100%;
    height: 100%;
    padding: 9%;
  }
  &[data-round] > img {
    clip-path: circle(41%);
  }
`;
