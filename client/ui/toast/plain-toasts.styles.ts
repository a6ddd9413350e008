import { styled } from 'styled-components';

export const PlainArea = styled.div`
  position: fixed;
  z-index: 40;
  inset: auto 15px 15px auto;
  display: grid;
  gap: 10px;
  width: 390px;
  max-width: calc(100vw - 30px);

  .close {
    position: absolute;
    inset-inline-end: 0;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
  }
`;
