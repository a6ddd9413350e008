import { styled } from 'styled-components';

/** Fields of the sides in a row, and a drawing of the piece. */
export const Sides = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 14px;

  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: start;
    gap: 10px;
  }
  /* As high as a field. */
  .sides > span {
    line-height: 50px;
  }
  [data-error] {
    margin-top: 6px;
    color: var(--danger);
    font-size: 0.875rem;
    font-weight: 500;
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
