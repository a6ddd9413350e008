import { styled } from 'styled-components';

/** Out of sight, and yet no `display: none`, which programs look for. */
export const HoneypotBox = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
