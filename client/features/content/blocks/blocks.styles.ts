import { styled } from 'styled-components';

/** Text with limited line length; other blocks have the full width. */
export const BlockFlow = styled.div`
  min-width: 0;

  > * + * {
    margin-top: 26px;
  }
`;
