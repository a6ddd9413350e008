import { styled } from 'styled-components';
import { controlBox } from '../control-css.js';

export const SortField = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  label {
    color: var(--ink-muted);
  }
  select {
    min-height: 44px;
    max-width: 100%;
    padding: 8px 12px;
    ${controlBox}
  }
  @media (scripting: enabled) {
    button {
      display: none;
    }
  }
`;
