import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.js';

export const NeighbourLinks = styled.nav`
  display: grid;
  gap: 16px;
  margin-top: 64px;

  a {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-surface);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    hyphens: auto;
    &:hover {
      background: var(--card);
    }
  }
  a[rel='next'] {
    justify-content: flex-end;
    text-align: end;
  }
  span {
    min-width: 0;
  }
  svg {
    flex: none;
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  ${from.lg} {
    grid-template-columns: 1fr 1fr;
    a[rel='next'] {
      grid-column: 2;
    }
  }
  @media print {
    display: none;
  }
`;

export const OtherDocuments = styled.nav`
  margin-top: 64px;
  padding-top: 32px;
  border-top: 1px solid var(--line);

  h2 {
    margin-bottom: 16px;
    font-size: 1.25rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
  }
  a {
    display: inline-block;
    padding-block: 8px;
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;
