/** The box of a control that is written in or chosen from. */
export const controlBox = `
  border: 1px solid var(--ink-muted);
  border-radius: var(--radius-control);
  background: var(--surface);
`;
/** An input that covers what stands for it: seen through, but clicked and focused. */
export const coveringInput = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
