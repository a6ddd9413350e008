import { styled } from 'styled-components';
import { roundButton } from './control-css.js';

export const ModalDialog = styled.dialog`
  width: min(560px, calc(100vw - 30px));
  max-height: calc(100vh - 48px);
  padding: 0;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);

  &::backdrop {
    background: color-mix(in srgb, var(--ink) 45%, transparent);
  }
  > div {
    padding: 24px;
  }
  .head {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 16px;
    margin-bottom: 16px;
  }
  h2 {
    font-size: 1.5rem;
  }
  .head button {
    ${roundButton}
    flex: none;
    margin: -10px -10px 0 0;
    &:hover {
      background: var(--card);
    }
  }
`;
