import { styled } from 'styled-components';

/** A well of colour beside its code. */
export const ColourWell = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 10px;
  max-width: 300px;

  input[type='color'] {
    width: 100%;
    height: 50px;
    padding: 5px;
    border: 1px solid var(--ink-muted);
    border-radius: var(--radius-control);
    background: var(--surface);
    cursor: pointer;
  }
  @media (scripting: none) {
    grid-template-columns: minmax(0, 1fr);
    input[type='color'] {
      display: none;
    }
  }
`;
