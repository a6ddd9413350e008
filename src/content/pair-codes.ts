import type { BodyFault } from './body-fault.js';

/** Parses a line that opens (`::: product WPN`) or closes (`:::`) a short code: number of colons, and words behind them. */
const markOf = (line: string): { length: number; words: string } | undefined => {
  const [, colons] = /^ {0,3}(:{3,})/.exec(line) ?? [];
  return colons === undefined ? undefined : { length: colons.length, words: line.trim().slice(colons.length).trim() };
};

/** Returns a function that takes line after line and returns whether it is in a fenced code block, where short codes have no effect. */
const fences = () => {
  let fence: string | undefined;
  return (line: string): boolean => {
    const [, marks] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) {
      fence = marks;
      return marks !== undefined;
    }
    if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    return true;
  };
};

/**
 * Returns a body in which every opened short code is also closed. Short codes cannot be nested: if one opens while another is open,
 * the first was never closed. Its opening line, and closing lines without an opening one, are emptied, so that the rest is parsed as intended.
 */
export const pairCodes = (body: string): { source: string; faults: BodyFault[] } => {
  const lines = body.split('\n');
  const faults: BodyFault[] = [];
  const isInFence = fences();
  let open: { line: number; length: number; words: string } | undefined;
  const drop = (code: BodyFault['code'], line: number, message: string) => {
    lines[line] = '';
    faults.push({ code, line, message });
  };
  const giveUp = () => open && drop('UNCLOSED_CODE', open.line, `${open.words.slice(0, 60)} is not closed`);
  for (const [line, text] of lines.entries()) {
    const mark = isInFence(text) ? undefined : markOf(text);
    if (mark?.words) {
      giveUp();
      open = { line, ...mark };
    } else if (mark && open && mark.length >= open.length) open = undefined;
    else if (mark) drop('UNCLOSED_CODE', line, '::: does not close any short code');
  }
  giveUp();
  return { source: lines.join('\n'), faults };
};
