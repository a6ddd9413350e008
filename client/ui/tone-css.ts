/** Colours of a remark by kind: `--tone` for border and icon, `--soft` for the background. */
export const toneCss = `
  --tone: var(--info);
  --soft: var(--info-soft);

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
`;
