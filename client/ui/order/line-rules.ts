/** The picture of a line: the product melts into its ground, the buyer's own print is shown whole. */
export const linePictureRules = `
  .picture img {
    aspect-ratio: 1;
    object-fit: cover;
    mix-blend-mode: multiply;
  }
  .picture img[data-print] {
    object-fit: contain;
    mix-blend-mode: normal;
  }
`;
