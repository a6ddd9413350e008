/** Underline of the title of a card under the pointer. */
export const titleUnderline = `
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
`;
/** A title that is a link. */
export const titleLink = `
  color: inherit;
  text-decoration: none;
  &:hover {
    ${titleUnderline}
  }
`;
/** Only for screen readers. */
export const outOfSight = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
