import { styled } from 'styled-components';

/** Price and action, then the options as steps. */
export const ConfiguratorBlock = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 28px;
  }
  output {
    transition: opacity 150ms ease-out;
  }
  output[aria-busy='true'] {
    opacity: 0.45;
  }
  .news:empty {
    display: none;
  }
  .again {
    margin-top: 8px;
  }
  .save {
    display: grid;
    gap: 4px;
    justify-items: start;
  }
  .save > p:empty {
    display: none;
  }
  @media (scripting: none) {
    .save {
      display: none;
    }
  }
  @media (scripting: enabled) {
    .by-hand {
      display: none;
    }
  }
`;
