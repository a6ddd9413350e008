import { styled } from 'styled-components';
import { belowLg, from } from '../../theme/breakpoints.js';

export const SearchForm = styled.search`
  > a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    color: inherit;
  }
  form {
    position: relative;
  }
  form > svg {
    position: absolute;
    inset-inline-start: 16px;
    top: 12px;
    color: var(--ink-muted);
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 44px;
    padding: 8px 16px 8px 44px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    text-overflow: ellipsis;
    &::placeholder {
      color: var(--ink-muted);
      opacity: 1;
    }
  }
  ${belowLg} {
    margin-inline-start: auto;
    &:not([data-open]) form {
      display: none;
    }
    form {
      position: absolute;
      inset-inline: 0;
      top: 100%;
      padding: 10px 15px 14px;
      border-bottom: 1px solid var(--line);
      background: var(--paper);
    }
    form > svg {
      inset-inline-start: 31px;
      top: 22px;
    }
  }
  ${from.lg} {
    flex: 1;
    min-width: 120px;
    > a {
      display: none;
    }
  }
`;
