import { styled } from 'styled-components';

/** Options in a column, separated by lines, then price and action. */
export const ConfiguratorBlock = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  .options {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }
  .options > [data-kind] ~ [data-kind]:not([data-kind='Checkbox']) {
    padding-top: 18px;
    border-top: 1px solid var(--line);
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
