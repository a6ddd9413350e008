/** The colours of a word to the shopper, by its kind: a tone for edge and picture, and a soft ground under ink. */
export const toneRules = `
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
