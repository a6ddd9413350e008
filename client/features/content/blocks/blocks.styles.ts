import { styled } from 'styled-components';

/** Text in its measure, what stands between it as wide as there is room. */
export const BlockFlow = styled.div`
  min-width: 0;

  > * + * {
    margin-top: 26px;
  }
`;
