import { styled } from 'styled-components';

export const QuestionRows = styled.div`
  border-bottom: 1px solid var(--line);

  details {
    border-top: 1px solid var(--line);
  }
  summary {
    position: relative;
    padding: 16px 44px 16px 0;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    position: absolute;
    inset-inline-end: 12px;
    top: 22px;
    width: 8px;
    height: 8px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [open] > summary::after {
    top: 26px;
    transform: rotate(225deg);
  }
  details > div {
    max-width: 66ch;
    padding-bottom: 20px;
    scroll-margin-top: 160px;
  }
  details > div > * {
    font-size: 1rem;
    line-height: 1.6;
  }
  details > div > p {
    margin-bottom: 10px;
  }
  details > div > a {
    display: inline-block;
    padding-block: 10px;
    font-weight: 500;
  }
`;
