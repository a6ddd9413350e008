import { styleText } from 'node:util';

export type Colour = 'red' | 'yellow' | 'green';

/** Colours a text when the output is a terminal and NO_COLOR is not set. Ignores FORCE_COLOR. */
export const paint = (colour: Colour, text: string, output: { isTTY?: boolean } = process.stdout): string =>
  output.isTTY && !process.env.NO_COLOR ? styleText(colour, text, { validateStream: false }) : text;
