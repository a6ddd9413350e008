import { styled } from 'styled-components';
import { toneCss } from './tone-css.js';

export const RemarkBox = styled.div`
  ${toneCss}
  display: flex;
  gap: 12px;
  padding: 14px 18px;
  border-inline-start: 4px solid var(--tone);
  border-radius: 0 var(--radius-control) var(--radius-control) 0;
  background: var(--soft);
  animation: appear 200ms ease-out;

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--tone);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(-4px);
    }
  }
`;
