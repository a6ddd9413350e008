/** Narrowest width to which a column is cut. */
const least = 8;

/** Widths of columns that fit together in a line: the widest columns are cut first. @param available characters of a line; undefined without a terminal, where nothing is cut */
export const columnWidths = (lines: readonly (readonly string[])[], gap: number, available: number | undefined): number[] => {
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  if (available === undefined) return widths;
  const used = () => widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  while (used() > available) {
    const widest = widths.indexOf(Math.max(...widths));
    if (widths[widest]! <= least) break;
    widths[widest]! -= 1;
  }
  return widths;
};

/** A text that is cut to a width, with an ellipsis in place of the rest. */
export const cut = (text: string, width: number): string => (text.length > width ? `${text.slice(0, Math.max(width - 1, 0))}…` : text);
