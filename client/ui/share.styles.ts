import { styled } from 'styled-components';
import { iconLink } from './control-css.js';

export const ShareLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  min-height: 44px;
  font-size: 0.9375rem;

  > span {
    color: var(--ink-muted);
  }
  a,
  button {
    ${iconLink}
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  button:not([data-ready]) {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;
