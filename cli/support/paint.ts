import { styleText } from 'node:util';

export type Colour = 'red' | 'yellow' | 'green';

/** Colours a text on a terminal: never in a file, whatever FORCE_COLOR says, and never where NO_COLOR is set. */
export const paint = (colour: Colour, text: string, output: { isTTY?: boolean } = process.stdout): string =>
  output.isTTY && !process.env.NO_COLOR ? styleText(colour, text, { validateStream: false }) : text;
