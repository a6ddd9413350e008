import { styled } from 'styled-components';

export const TrustBlock = styled.div`
  font-size: 0.9375rem;

  summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    font-weight: 600;
    cursor: pointer;
  }
  summary svg {
    flex: none;
    color: var(--success);
  }
  summary::after {
    content: '+';
    margin-left: auto;
    font-size: 1.25rem;
    font-weight: 400;
    line-height: 1;
  }
  details[open] summary::after {
    content: '–';
  }
  details p {
    max-width: 62ch;
    margin-bottom: 8px;
    color: var(--ink-muted);
  }
  a {
    color: var(--tertiary-text);
    font-weight: 600;
  }
  ul {
    margin-top: 10px;
  }
`;
