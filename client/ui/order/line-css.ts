/** Rules of a line's picture: a product picture is blended with the background, a print of the buyer is shown completely. */
export const linePictureCss = `
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
