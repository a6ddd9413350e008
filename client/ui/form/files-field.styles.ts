import { styled } from 'styled-components';

/** Files below each other, each a line with what can be done with it. */
export const FileList = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 4px;

  li > div {
    padding-block: 6px;
  }
  li > div:not([data-phase]) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
