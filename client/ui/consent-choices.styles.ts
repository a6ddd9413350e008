import { styled } from 'styled-components';

export const ChoicesForm = styled.form`
  display: grid;
  gap: 16px;

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
    padding: 14px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
  }
  input {
    width: 22px;
    height: 22px;
    margin: 1px 0 0;
    accent-color: var(--ink);
  }
  small {
    grid-column: 2;
    color: var(--ink-muted);
    font-size: 0.875rem;
    line-height: 1.45;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
