import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';
import { asLink } from '../../ui/control-css.js';

/** One row for each device; the form to sign it out opens below. */
export const SessionList = styled.ul`
  display: grid;
  margin-block: 16px;
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
  }
  strong {
    flex: 1 1 14rem;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  em {
    font-style: normal;
    color: var(--success);
  }
  > li > button {
    ${asLink}
    line-height: 24px;
  }
  form {
    flex-basis: 100%;
    max-width: 640px;
    margin-top: 12px;
  }
  @media (scripting: none) {
    > li > button {
      display: none;
    }
  }
  ${from.sm} {
    > li > :is(em, button) {
      min-width: 9rem;
      text-align: end;
    }
  }
`;
