import { styled } from 'styled-components';

export const RemarkBox = styled.div`
  --tone: var(--info);
  --soft: var(--info-soft);
  display: flex;
  gap: 12px;
  padding: 14px 18px;
  border-inline-start: 4px solid var(--tone);
  border-radius: 0 var(--radius-control) var(--radius-control) 0;
  background: var(--soft);
  animation: appear 200ms ease-out;

  &[data-kind='success'] {
    --tone: var(--success);
    --soft: var(--success-soft);
  }
  &[data-kind='warning'] {
    --tone: var(--warning);
    --soft: var(--warning-soft);
  }
  &[data-kind='danger'] {
    --tone: var(--danger);
    --soft: var(--danger-soft);
  }
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
