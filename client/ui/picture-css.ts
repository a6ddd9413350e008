/** Frame of a product picture: rounded and square, with the picture's background blended into the card. */
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
