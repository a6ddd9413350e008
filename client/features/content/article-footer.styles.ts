import { styled } from 'styled-components';
import { iconLink } from '../../ui/control-css.js';

export const ArticleEnd = styled.footer`
  display: grid;
  gap: 20px;
  max-width: 690px;
  margin-top: 40px;
  padding-top: 24px;
  border-top: 1px solid var(--line);

  .editors {
    display: flex;
    gap: 16px;
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  .editors svg {
    flex: none;
  }
  strong {
    color: var(--ink);
    font-weight: 600;
  }
  > button {
    ${iconLink}
    justify-self: start;
    &:hover {
      text-decoration: underline;
    }
    &:not([data-ready]) {
      visibility: hidden;
    }
  }
  @media print {
    > button {
      display: none;
    }
  }
`;
