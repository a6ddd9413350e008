import { styled } from 'styled-components';

export const GateBlock = styled.fieldset`
  min-width: 0;
  margin: 0;
  border: 0;
  display: grid;
  gap: 8px;
  align-content: center;
  padding: 20px;
  background: var(--card);
  font-size: 0.9375rem;
  line-height: 1.45;

  p {
    max-width: 60ch;
  }
  legend {
    float: left;
    width: 100%;
    padding: 0;
    font: var(--heading-weight) 1.0625rem/1.25 var(--font-heading);
  }
  p a {
    color: inherit;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 6px;
  }
  /* Without scripts the content cannot be loaded; the link beside the buttons leads to it. */
  @media (scripting: none) {
    [data-script] {
      display: none;
    }
  }
  [data-script]:disabled {
    border-color: var(--ink);
    background: transparent;
    color: var(--ink);
  }
`;
