import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { controlBox } from '../../ui/control-css.js';

export const NewsletterCard = styled.section`
  display: grid;
  gap: 24px 60px;
  margin-top: 48px;
  padding-top: 36px;
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    align-content: start;
    gap: 12px;
  }
  > div p {
    max-width: 46ch;
    color: var(--ink-muted);
  }
  form {
    position: relative;
    display: grid;
    gap: 8px;
  }
  form > label:first-of-type {
    font-weight: 500;
  }
  form > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  input[type='email'] {
    flex: 1 1 240px;
    min-width: 0;
    height: 52px;
    padding: 8px 18px;
    ${controlBox}
  }
  .consent {
    display: flex;
    gap: 12px;
    padding-block: 10px;
  }
  .consent input {
    flex: none;
    width: 22px;
    height: 22px;
    accent-color: var(--ink);
  }
  ${from.lg} {
    grid-template-columns: 1fr 1fr;
    margin-top: 84px;
    padding-top: 56px;
  }
`;
