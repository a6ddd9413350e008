import { styled } from 'styled-components';
import { controlBox } from '../control-css.js';

/** Colour picker beside the field for a code. */
export const ColourWell = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 10px;
  max-width: 300px;

  input[type='color'] {
    width: 100%;
    height: 50px;
    padding: 5px;
    ${controlBox}
    cursor: pointer;
  }
  @media (scripting: none) {
    grid-template-columns: minmax(0, 1fr);
    input[type='color'] {
      display: none;
    }
  }
`;
