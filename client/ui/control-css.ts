/** Box of a text field or select. */
export const controlBox = `
  border: 1px solid var(--ink-muted);
  border-radius: var(--radius-control);
  background: var(--surface);
`;
/** Size and box of a text field or select in a column. */
export const wideControl = `
  width: 100%;
  min-height: 50px;
  padding: 11px 14px;
  ${controlBox}
`;
/** Text of a control. Otherwise a tap moves the selection into it, and the browser computes the layout for that before it paints the response. */
export const unselectable = `
  -webkit-user-select: none;
  user-select: none;
`;
/** A `select` with its own arrow: an `svg` beside it in `.select`. */
export const selectWithArrow = `
  select {
    padding-inline-end: 40px;
    appearance: none;
  }
  .select {
    position: relative;
  }
  .select svg {
    position: absolute;
    inset-inline-end: 12px;
    top: 15px;
    pointer-events: none;
  }
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
/** A control with an icon and a text that looks like a link, with the minimum touch size. */
export const iconLink = `
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--tertiary-text);
  font-weight: 600;
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

/** A modal dialog over the whole window. */
export const wholeWindow = `
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: var(--paper);
  color: var(--ink);
`;
