import { styled } from 'styled-components';
import { pictureFrame, pictureInFrame } from '../../ui/picture-rules.js';

export const GalleryBlock = styled.section`
  figure,
  a {
    ${pictureFrame}
  }
  img {
    ${pictureInFrame}
  }
  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 12px;
    margin-top: 12px;
  }
  a {
    display: block;
    border-radius: var(--radius-control);
  }
  a[aria-current] {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 4px var(--ink);
  }
  a:focus-visible {
    outline-offset: 6px;
  }
  a:not([aria-current]):hover img {
    opacity: 0.85;
  }
`;
