/** A product's picture melts into its card: rounded, square, its own backdrop multiplied away. */
export const pictureFrame = `
  overflow: hidden;
  border-radius: var(--radius-surface);
  background: var(--card);
`;
export const pictureInFrame = `
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  mix-blend-mode: multiply;
`;
