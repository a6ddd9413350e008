import { styled } from 'styled-components';

/** Fields of the sides in a row, and a drawing of the piece. */
export const Sides = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 14px;

  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
  }
  /* Four digits need the space; the unit is also beside the option's name. */
  @container (width < 380px) {
    .sides .field > [aria-hidden] {
      display: none;
    }
  }
  .scale {
    max-width: calc(50% - 14px);
  }
  .field {
    gap: 4px;
    padding-inline: 10px;
    font-size: 0.875rem;
  }
  .field input {
    font-size: 1rem;
    text-align: center;
  }
  > svg {
    width: 100%;
    height: 190px;
    border-radius: var(--radius-control);
    background: var(--card);
  }
  rect,
  path {
    transition: all 200ms ease-out;
  }
  text {
    fill: var(--ink);
    font-size: 13px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
