import { styled } from 'styled-components';

export const TooSmallBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  .facts {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: start;
    gap: 16px;
  }
  .facts > div {
    display: grid;
    gap: 8px;
  }
  img {
    width: 100%;
    height: auto;
    border-radius: var(--radius-control);
    background: #fff;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .do:empty {
    display: none;
  }
`;
