/** Box of a text field or select. */
export const controlBox = `
  border: 1px solid var(--ink-muted);
  border-radius: var(--radius-control);
  background: var(--surface);
`;
/** A transparent input over its visual replacement, so that it gets clicks and focus. */
export const coveringInput = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
/** A control that looks like a link, with the minimum touch size. */
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
/** A button with only an icon, with the minimum touch size. */
export const roundButton = `
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
`;
