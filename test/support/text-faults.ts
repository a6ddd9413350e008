/** What a reader notices when a text was not filled in or not put together well. */
const faults: Record<string, RegExp> = {
  'place that nothing fills': /\{\w+\}/,
  'name of a text in its place': /\b(?:components|apiErrors|checkout|form)\.\w+\.\w+/,
  'value that is none': /\bundefined\b|\bNaN\b|\[object /,
  'doubled stop': /(?<!\.)\.\.(?!\.)|,\s*,|·\s*·|:\s*:|;\s*;/,
  'empty value': /\(\s*\)|(?<=\p{L}) [.,](?=\s|$)|\b(?:over|auf|on|of|van|von) : |: *[·,]/u,
};

/** Faults of a text that somebody reads, each with the words around it. */
export const textFaults = (text: string): string[] =>
  Object.entries(faults).flatMap(([name, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${name}: ${text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 20)}`] : [];
  });

/** What a reader of a page sees: its text without scripts, styles and code. */
export const readable = (html: string): string =>
  html
    .replaceAll(/<(script|style|template|code|pre)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, '_');
