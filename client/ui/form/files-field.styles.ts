import { styled } from 'styled-components';

/** List of files with their actions. */
export const FileList = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 4px;

  input[type='checkbox'] {
    width: 24px;
    min-height: 24px;
    margin: 0;
  }
  noscript label {
    justify-content: start;
  }
  @media (scripting: none) {
    [data-needs-script] {
      display: none;
    }
  }
  li > div:not([data-phase]) {
    padding-block: 6px;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
