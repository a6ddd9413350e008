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
/** A control that reads as a link, as tall as a thumb. */
export const asLink = `
  min-height: 44px;
  padding: 10px 0;
  border: 0;
  background: none;
  color: var(--tertiary-text);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;
/** A picture alone to press, as wide as a thumb. */
export const roundButton = `
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
`;
