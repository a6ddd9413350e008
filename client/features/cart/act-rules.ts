/** A small action beside others: a word, as tall as a thumb. */
export const actRules = `
  .act {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 4px 8px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  .act:hover {
    color: var(--ink);
    text-decoration: underline;
  }
`;
