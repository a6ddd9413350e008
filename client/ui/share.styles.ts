import { styled } from 'styled-components';

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
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--tertiary-text);
    font-weight: 600;
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
