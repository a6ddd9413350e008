/** The two fonts of every site, and the weights they stand for. Headings have one weight a site (`--heading-weight`). */
export const fontFaces = {
  'Bricolage Grotesque Variable': { file: 'bricolage-grotesque', weights: [500, 800] },
  'Hanken Grotesk Variable': { file: 'hanken-grotesk', weights: [400, 700] },
} as const;
