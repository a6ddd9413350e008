/** Rules of a line's picture: a product picture is blended with the background, a print of the buyer is shown completely, with its shadow on the wall. */
export const linePictureCss = `
  .picture img {
    aspect-ratio: 1;
    object-fit: cover;
    mix-blend-mode: multiply;
  }
  .picture img[data-print] {
    padding: 9%;
    object-fit: contain;
    mix-blend-mode: normal;
    filter: drop-shadow(0 2px 3px color-mix(in srgb, var(--dark) 40%, transparent));
  }
`;
