/** Rules of the badge of a sound absorption class, for the component and for lists with many badges. */
export const badgeCss = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 4px 10px 4px 4px;
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink);
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--ink-muted);
    color: var(--surface);
    font-weight: 700;
  }
  &[data-class='A'] b {
    background: var(--success);
  }
  &[data-class='B'] b {
    background: color-mix(in srgb, var(--success) 65%, var(--warning));
  }
  &[data-class='C'] b {
    background: var(--warning);
  }
  &[data-class='D'] b {
    background: color-mix(in srgb, var(--warning) 55%, var(--danger));
  }
  &[data-class='E'] b {
    background: var(--danger);
  }
`;
