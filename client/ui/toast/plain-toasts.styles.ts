import { styled } from 'styled-components';
import { toastPosition } from './toast-position.js';

export const PlainArea = styled.div`
  ${toastPosition}

  > div {
    position: relative;
    padding-inline-end: 52px;
  }
  strong {
    display: block;
  }
  a,
  button {
    display: inline-block;
    min-height: 32px;
    padding: 4px 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
  }
  .close {
    position: absolute;
    inset: 4px 4px auto auto;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
  }
`;
