/** Style of a small text button. Its height of 44 px suits touch. */
export const textActionCss = `
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
