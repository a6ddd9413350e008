import { styled } from 'styled-components';

export const FavouritesBlock = styled.div`
  h1 {
    margin-bottom: 12px;
  }
  .lead {
    max-width: 66ch;
    margin-bottom: 28px;
  }
  .own {
    margin-top: 28px;
  }
`;
