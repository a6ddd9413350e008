import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const ColoursCard = styled.section`
  display: grid;
  gap: 30px;
  margin-top: 48px;

  > div {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 20px;
    padding: 36px 24px;
    border-radius: var(--radius-large);
    background: var(--card);
  }
  p {
    max-width: 46ch;
    color: var(--ink-muted);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 20px;
  }
  li {
    display: grid;
    justify-items: center;
    gap: 6px;
    font-size: 0.875rem;
  }
  > picture > img {
    width: 100%;
    height: 100%;
    min-height: 220px;
    border-radius: var(--radius-large);
    object-fit: cover;
  }
  ${from.lg} {
    grid-template-columns: 1fr 1fr;
    margin-top: 84px;
    > div {
      padding: 56px;
    }
  }
`;
