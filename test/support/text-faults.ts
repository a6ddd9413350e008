/** Visible signs that the values of a text are missing or wrongly combined. */
const faults: Record<string, RegExp> = {
  'placeholder that is not filled': /\{\w+\}/,
  'key of a text instead of the text': /\b(?:components|apiErrors|checkout|form)\.\w+\.\w+/,
  'not a value': /\bundefined\b|\bNaN\b|\[object /,
  'doubled punctuation': /(?<!\.)\.\.(?!\.)|,\s*,|·\s*·|:\s*:|;\s*;/,
  'empty value': /\(\s*\)|(?<=\p{L}) [.,](?=\s|$)|\b(?:over|auf|on|of|van|von) : |: *[·,]/u,
};

/** Faults of a text, each with the surrounding words. */
export const textFaults = (text: string): string[] =>
  Object.entries(faults).flatMap(([name, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${name}: ${text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 20)}`] : [];
  });

/** Visible text of a page, without scripts, styles and code samples. */
export const readable = (html: string): string =>
  html
    .replaceAll(/<(script|style|template|code|pre)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, '_');
