import { styled } from 'styled-components';

/** Calendar, then the times of the chosen day, then the chosen appointment. */
export const AppointmentBox = styled.div`
  display: grid;
  gap: 20px;

  > [data-needs-script] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  output {
    font: var(--heading-weight) 1.25rem/1.3 var(--font-heading);
    letter-spacing: -0.02em;
  }
  output::first-letter {
    text-transform: capitalize;
  }
  output:empty {
    display: none;
  }
  p[data-error] {
    display: flex;
    gap: 6px;
    color: var(--danger);
    font-size: 0.875rem;
    font-weight: 500;
  }
  @media (scripting: none) {
    > [data-needs-script] {
      display: none;
    }
  }
`;
